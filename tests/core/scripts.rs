//! The set-up of `play.sh` and `test.sh` on machines that lack things, with package managers that only pretend.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Tools that the scripts use as they are.
const TOOLS: [&str; 12] =
    ["bash", "env", "dirname", "readlink", "sed", "awk", "sort", "head", "cp", "mkdir", "touch", "uname"];

/// A machine of its own: only what is in its `bin` can be called, and it has no graphics card.
struct Machine {
    folder: PathBuf,
}

impl Machine {
    /// A fresh machine with nothing but bash and a few tools; `id` says who runs the script.
    fn new(name: &str, user: u32) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("machines").join(name);
        let _ = fs::remove_dir_all(&folder);
        for inner in ["bin", "later", "home", "share"] {
            fs::create_dir_all(folder.join(inner)).expect("a folder");
        }
        let machine = Self { folder };
        for tool in TOOLS {
            let path = std::env::var_os("PATH").unwrap_or_default();
            let found = std::env::split_paths(&path).map(|place| place.join(tool)).find(|path| path.exists());
            symlink(found.unwrap_or_else(|| panic!("{tool} is needed to test the scripts")), machine.bin(tool))
                .expect("a link");
        }
        machine.script("bin/id", &format!("echo {user}"));
        machine.script(
            "bin/ldconfig",
            "[ ! -e \"$MACHINE/installed\" ] || echo libvulkan.so.1 libxkbcommon.so.0 \
             libxkbcommon-x11.so.0 libX11.so.6 libXcursor.so.1 libXi.so.6 libXrandr.so.2 libwayland-client.so.0",
        );
        for tool in ["cc", "pkg-config", "Xvfb"] {
            machine.script(&format!("later/{tool}"), "true");
        }
        machine
    }

    fn bin(&self, tool: &str) -> PathBuf {
        self.folder.join("bin").join(tool)
    }

    fn script(&self, path: &str, text: &str) {
        let path = self.folder.join(path);
        fs::write(&path, format!("#!/usr/bin/env bash\n{text}\n")).expect("a script");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("a mode");
    }

    /// A package manager that notes what it is asked for, and brings everything when asked to install.
    fn with_manager(self, manager: &str) -> Self {
        let bring = "case \"$*\" in *install*|-S*) cp \"$MACHINE\"/later/* \"$MACHINE/bin\"; touch \"$MACHINE/installed\"; \
             mkdir -p \"$MACHINE/share/vulkan/icd.d\"; touch \"$MACHINE/share/vulkan/icd.d/lvp_icd.x86_64.json\";; esac";
        self.script(&format!("bin/{manager}"), &format!("echo \"{manager} $*\" >> \"$MACHINE/log\"\n{bring}"));
        self
    }

    fn with_sudo(self) -> Self {
        self.script("bin/sudo", "echo sudo >> \"$MACHINE/log\"\nexec \"$@\"");
        self
    }

    fn command(&self) -> Command {
        let mut command = Command::new(self.bin("bash"));
        command.env_clear().current_dir(&self.folder);
        command.env("PATH", self.folder.join("bin")).env("MACHINE", &self.folder).env("HOME", self.folder.join("home"));
        command.env("XDG_DATA_DIRS", self.folder.join("share")).env("GPU_DEVICES", self.folder.join("no-devices"));
        command
    }

    /// Runs some lines after the shared functions are read.
    fn run(&self, lines: &str) -> (i32, String, String) {
        let setup = Path::new(env!("CARGO_MANIFEST_DIR")).join(".ci/setup.sh");
        let output =
            self.command().args(["-c", &format!("set -euo pipefail; . '{}'; {lines}", setup.display())]).output();
        texts(&output.expect("bash runs"))
    }

    /// Runs one of the scripts.
    fn call(&self, script: &str, arguments: &[&str]) -> (i32, String, String) {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join(script);
        texts(&self.command().arg(script).args(arguments).output().expect("bash runs"))
    }

    /// What the package manager was asked for.
    fn log(&self) -> String {
        fs::read_to_string(self.folder.join("log")).unwrap_or_default()
    }
}

fn texts(output: &Output) -> (i32, String, String) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code().unwrap_or(-1), text(&output.stdout), text(&output.stderr))
}

const ALL: &str = "require cc pkg-config alsa udev vulkan window xvfb";

#[test]
fn every_package_manager_is_asked_for_its_own_packages() {
    let expected = [
        (
            "apt-get",
            "apt-get update -qq\napt-get install -y -qq --no-install-recommends gcc libc6-dev pkg-config libasound2-dev \
             libudev-dev libvulkan1 mesa-vulkan-drivers libwayland-client0 libxkbcommon0 libxkbcommon-x11-0 libx11-6 \
             libx11-xcb1 libxcursor1 libxi6 libxrandr2 xvfb\n",
        ),
        (
            "dnf",
            "dnf install -y --setopt=install_weak_deps=False gcc pkgconf-pkg-config alsa-lib-devel systemd-devel \
             vulkan-loader mesa-vulkan-drivers libwayland-client libxkbcommon libxkbcommon-x11 libX11 libX11-xcb \
             libXcursor libXi libXrandr xorg-x11-server-Xvfb\n",
        ),
        (
            "pacman",
            "pacman -Sy --needed --noconfirm gcc pkgconf alsa-lib systemd-libs vulkan-icd-loader vulkan-swrast wayland \
             libxkbcommon libxkbcommon-x11 libx11 libxcursor libxi libxrandr xorg-server-xvfb\n",
        ),
        (
            "zypper",
            "zypper --non-interactive install --no-recommends gcc pkgconf-pkg-config alsa-devel pkgconfig(libudev) \
             libvulkan1 libvulkan_lvp libwayland-client0 libxkbcommon0 libxkbcommon-x11-0 libX11-6 libX11-xcb1 \
             libXcursor1 libXi6 libXrandr2 xorg-x11-server-Xvfb\n",
        ),
    ];
    for (manager, log) in expected {
        let machine = Machine::new(&format!("all-{manager}"), 0).with_manager(manager);
        let (status, out, error) = machine.run(ALL);
        assert_eq!((status, out.as_str(), machine.log().as_str()), (0, "", log), "{error}");
        let install = log.lines().last().expect("an install line");
        assert!(
            error.contains(&install.replace("apt-get install", "env DEBIAN_FRONTEND=noninteractive apt-get install")),
            "{error}"
        );
        assert_eq!(machine.run(ALL), (0, String::new(), String::new()), "the second time nothing is missing");
        assert_eq!(machine.log(), log, "{manager} is not asked again");
    }
}

#[test]
fn only_what_is_missing_is_installed_and_through_sudo_where_needed() {
    let machine = Machine::new("sudo", 1000).with_manager("dnf").with_sudo();
    machine.script("bin/cc", "true");
    machine.script("bin/pkg-config", "[ \"$2\" = alsa ] || [ -e \"$MACHINE/installed\" ]");
    let (status, _, error) = machine.run("require cc pkg-config alsa udev");
    assert_eq!(
        (status, machine.log().as_str()),
        (0, "sudo\ndnf install -y --setopt=install_weak_deps=False systemd-devel\n"),
        "{error}"
    );
    assert!(error.contains("Missing: the udev headers (gamepads)") && error.contains("sudo dnf install"), "{error}");
}

#[test]
fn what_cannot_be_installed_is_said_plainly() {
    let (status, _, error) = Machine::new("no-manager", 0).run("require cc");
    assert_eq!(status, 1);
    assert!(error.contains("error: no package manager that this script knows (apt, dnf, pacman, zypper)"), "{error}");
    let (status, _, error) = Machine::new("no-root", 1000).with_manager("pacman").run("require alsa udev");
    assert_eq!(status, 1);
    assert!(
        error.contains("this needs root, and there is no sudo")
            && error.contains("could not install alsa-lib systemd-libs"),
        "{error}"
    );
    let machine = Machine::new("no-net", 0);
    machine.script("bin/zypper", "exit 4");
    let (status, _, error) = machine.run("require vulkan");
    assert_eq!(status, 1);
    assert!(error.contains("error: could not install libvulkan1 libvulkan_lvp"), "{error}");
    let machine = Machine::new("no-help", 0);
    machine.script("bin/dnf", "true");
    let (status, _, error) = machine.run("require alsa");
    assert_eq!(status, 1);
    assert!(error.contains("after installing alsa-lib-devel, this is still missing: the ALSA headers"), "{error}");
    let (status, _, error) = machine.run("wish alsa; echo went on");
    assert_eq!(status, 0);
    assert!(error.contains("going on without it"), "{error}");
}

#[test]
fn without_rust_the_way_to_get_it_is_said() {
    let root = env!("CARGO_MANIFEST_DIR");
    let (status, _, error) = Machine::new("no-rust", 0).run(&format!("require_rust '{root}'"));
    assert_eq!(status, 1);
    assert!(error.contains("Rust is missing") && error.contains("https://rustup.rs"), "{error}");
    for (version, expected) in [("1.70.0", 1), ("1.95.0", 0), ("1.100.2", 0), ("2.0.0-nightly", 0)] {
        let machine = Machine::new(&format!("rust-{version}"), 0);
        machine.script("bin/cargo", "true");
        machine.script("bin/rustc", &format!("echo 'rustc {version} (abc 2023-06-01)'"));
        let (status, _, error) = machine.run(&format!("require_rust '{root}'"));
        assert_eq!(status, expected, "{version}: {error}");
        assert!(expected == 0 || error.contains("Rust 1.70.0 is too old"), "{error}");
    }
}

#[test]
fn without_a_display_only_a_picture_can_be_had() {
    let machine = Machine::new("no-display", 0);
    let (status, _, error) = machine.call("play.sh", &["--rules", "six"]);
    assert_eq!(status, 1);
    assert!(error.contains("there is no display here") && error.contains("--shot picture.png"), "{error}");
    let (status, _, error) = machine.call("play.sh", &["--shot", "picture.png"]);
    assert!(status == 1 && error.contains("Rust is missing"), "{error}");
}

#[test]
fn unknown_options_of_the_tests_are_refused() {
    let machine = Machine::new("options", 0);
    for arguments in [&["--all"][..], &["--core", "--core"]] {
        let (status, _, error) = machine.call("test.sh", arguments);
        assert!(status == 1 && error.contains("there is --core"), "{error}");
    }
    let (status, out, _) = machine.call("test.sh", &["--help"]);
    assert!(status == 0 && out.contains("./test.sh --core"), "{out}");
}

#[test]
fn the_build_folder_is_the_one_asked_for_or_the_shared_one_or_the_usual_one() {
    let machine = Machine::new("target", 0);
    let show = "choose_target_dir; echo \"${CARGO_TARGET_DIR:-none}\"";
    assert_eq!(machine.run(show).1, "none\n");
    let shared = machine.folder.join("home/.cache/nine-mens-morris/target");
    fs::create_dir_all(&shared).expect("a folder");
    assert_eq!(machine.run(show).1, format!("{}\n", shared.display()));
    assert_eq!(machine.run(&format!("export CARGO_TARGET_DIR=/elsewhere; {show}")).1, "/elsewhere\n");
    assert_eq!(machine.run(&format!("export XDG_CACHE_HOME=/nowhere; {show}")).1, "none\n");
}

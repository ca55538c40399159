# shellcheck shell=bash
# What play.sh, test.sh and .ci/run share: finding out what a machine lacks, installing it, choosing the build folder.
#
# A need is a word: cc, pkg-config, alsa, udev, window, vulkan, xvfb. `has NEED` says whether the machine has it,
# `packages MANAGER NEED` which packages bring it; `require NEED…` installs what is missing and stops with a clear message
# where it cannot, `wish NEED…` does without. Everything is said on standard error: standard output is the program's own.

say() { printf '==> %s\n' "$*" >&2; }

fail() {
    printf 'error: %s\n' "$*" >&2
    exit 1
}

have_command() { command -v "$1" >/dev/null 2>&1; }

# Whether the dynamic linker knows a library, such as libXi.so.6. Where it cannot be asked, the library is taken to be there.
have_library() {
    local known
    known=$(PATH="$PATH:/usr/sbin:/sbin" ldconfig -p 2>/dev/null) || return 0
    [[ $known == *"$1"* ]]
}

# Whether there is a graphics card that Vulkan could use.
have_gpu() {
    local device
    for device in "${GPU_DEVICES:-/dev}"/{dri/renderD*,nvidia0,dxg}; do
        [[ -e $device ]] && return 0
    done
    return 1
}

# Whether a Vulkan driver is installed: any, where there is a card; Mesa's software driver, where there is none.
have_vulkan_driver() {
    local folder file folders wanted='lvp_icd*.json'
    [[ -n ${VK_DRIVER_FILES:-}${VK_ICD_FILENAMES:-} ]] && return 0
    have_gpu && wanted='*.json'
    IFS=: read -ra folders <<<"${XDG_DATA_HOME:-${HOME:-}/.local/share}:${XDG_DATA_DIRS:-/usr/local/share:/usr/share}:/etc"
    for folder in "${folders[@]}"; do
        for file in "$folder"/vulkan/icd.d/$wanted; do
            [[ -e $file ]] && return 0
        done
    done
    return 1
}

# Elsewhere than on Linux there is a display, and nothing needs to be installed.
on_linux() { [[ $(uname -s) == Linux ]]; }

have_display() { [[ -n ${WAYLAND_DISPLAY:-}${WAYLAND_SOCKET:-}${DISPLAY:-} ]] || ! on_linux; }

has() {
    case $1 in
        cc) have_command cc ;;
        pkg-config) have_command pkg-config ;;
        alsa) pkg-config --exists alsa 2>/dev/null ;;
        udev) pkg-config --exists libudev 2>/dev/null ;;
        # A window's libraries are loaded when the game starts: those of X11, or of Wayland.
        window) have_library libxkbcommon.so.0 && { has_x11_libraries || [[ -n ${WAYLAND_DISPLAY:-} ]]; } &&
            { have_library libwayland-client.so.0 || [[ -z ${WAYLAND_DISPLAY:-} ]]; } ;;
        vulkan) have_library libvulkan.so.1 && have_vulkan_driver ;;
        xvfb) have_command Xvfb ;;
        *) fail "nobody knows the need '$1'" ;;
    esac
}

has_x11_libraries() {
    have_library libX11.so.6 && have_library libXcursor.so.1 && have_library libXi.so.6 &&
        have_library libXrandr.so.2 && have_library libxkbcommon-x11.so.0
}

# A need in words.
describe() {
    case $1 in
        cc) echo 'a C compiler and linker' ;;
        pkg-config) echo 'pkg-config' ;;
        alsa) echo 'the ALSA headers (sound)' ;;
        udev) echo 'the udev headers (gamepads)' ;;
        window) echo 'the libraries of X11 and Wayland' ;;
        vulkan) echo 'a Vulkan driver' ;;
        xvfb) echo 'a virtual display (Xvfb)' ;;
    esac
}

package_manager() {
    local manager
    for manager in apt-get dnf pacman zypper; do
        if have_command "$manager"; then
            echo "$manager"
            return 0
        fi
    done
    return 1
}

# The packages that bring a need, one a line: packages MANAGER NEED.
packages() {
    case $1:$2 in
        apt-get:cc) printf '%s\n' gcc libc6-dev ;;
        *:cc) printf '%s\n' gcc ;;
        apt-get:pkg-config) printf '%s\n' pkg-config ;;
        pacman:pkg-config) printf '%s\n' pkgconf ;;
        *:pkg-config) printf '%s\n' pkgconf-pkg-config ;;
        apt-get:alsa) printf '%s\n' libasound2-dev ;;
        dnf:alsa) printf '%s\n' alsa-lib-devel ;;
        pacman:alsa) printf '%s\n' alsa-lib ;;
        zypper:alsa) printf '%s\n' alsa-devel ;;
        apt-get:udev) printf '%s\n' libudev-dev ;;
        dnf:udev) printf '%s\n' systemd-devel ;;
        pacman:udev) printf '%s\n' systemd-libs ;;
        zypper:udev) printf '%s\n' 'pkgconfig(libudev)' ;;
        apt-get:window)
            printf '%s\n' libwayland-client0 libxkbcommon0 libxkbcommon-x11-0 libx11-6 libx11-xcb1 libxcursor1 libxi6 libxrandr2
            ;;
        dnf:window)
            printf '%s\n' libwayland-client libxkbcommon libxkbcommon-x11 libX11 libX11-xcb libXcursor libXi libXrandr
            ;;
        pacman:window) printf '%s\n' wayland libxkbcommon libxkbcommon-x11 libx11 libxcursor libxi libxrandr ;;
        zypper:window)
            printf '%s\n' libwayland-client0 libxkbcommon0 libxkbcommon-x11-0 libX11-6 libX11-xcb1 libXcursor1 libXi6 libXrandr2
            ;;
        apt-get:vulkan) printf '%s\n' libvulkan1 mesa-vulkan-drivers ;;
        dnf:vulkan) printf '%s\n' vulkan-loader mesa-vulkan-drivers ;;
        pacman:vulkan) printf '%s\n' vulkan-icd-loader vulkan-swrast ;;
        zypper:vulkan) printf '%s\n' libvulkan1 libvulkan_lvp ;;
        apt-get:xvfb) printf '%s\n' xvfb ;;
        pacman:xvfb) printf '%s\n' xorg-server-xvfb ;;
        zypper:xvfb) printf '%s\n' xorg-x11-server-Xvfb ;;
        dnf:xvfb) printf '%s\n' xorg-x11-server-Xvfb ;;
    esac
}

# Runs a command as root, and says so.
as_root() {
    if [[ $(id -u) == 0 ]]; then
        say "$*"
        "$@" >&2
    elif have_command sudo; then
        say "sudo $*"
        sudo "$@" >&2
    else
        say "this needs root, and there is no sudo: $*"
        return 1
    fi
}

# Installs packages: install_packages MANAGER PACKAGE…
install_packages() {
    local manager=$1
    shift
    case $manager in
        apt-get)
            # A list of packages that cannot be refreshed may still do.
            as_root apt-get update -qq || true
            as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
            ;;
        dnf) as_root dnf install -y --setopt=install_weak_deps=False "$@" ;;
        pacman) as_root pacman -Sy --needed --noconfirm "$@" ;;
        zypper) as_root zypper --non-interactive install --no-recommends "$@" ;;
    esac
}

# Installs what is missing of these needs; stops where that cannot be done.
require() {
    local need manager missing=() wanted=() words=''
    on_linux || return 0
    for need in "$@"; do
        has "$need" || missing+=("$need")
    done
    [[ ${#missing[@]} == 0 ]] && return 0
    for need in "${missing[@]}"; do
        words+="${words:+, }$(describe "$need")"
    done
    say "Missing: $words"
    if ! manager=$(package_manager); then
        fail "no package manager that this script knows (apt, dnf, pacman, zypper): install $words by hand, then try again"
    fi
    for need in "${missing[@]}"; do
        mapfile -t -O "${#wanted[@]}" wanted < <(packages "$manager" "$need")
    done
    if ! install_packages "$manager" "${wanted[@]}"; then
        fail "could not install ${wanted[*]}: install them as root with $manager, then try again"
    fi
    hash -r
    for need in "${missing[@]}"; do
        has "$need" || fail "after installing ${wanted[*]}, this is still missing: $(describe "$need")"
    done
}

# The same, but goes on where it cannot be done.
wish() {
    (require "$@") || say "going on without it"
}

# Finds cargo, new enough for this package, given the package's root.
require_rust() {
    local wanted found
    if ! have_command cargo && [[ -x ${CARGO_HOME:-${HOME:-}/.cargo}/bin/cargo ]]; then
        PATH="${CARGO_HOME:-${HOME:-}/.cargo}/bin:$PATH"
        export PATH
    fi
    wanted=$(sed -n 's/^rust-version *= *"\(.*\)"/\1/p' "$1/Cargo.toml")
    if ! have_command cargo; then
        fail "Rust is missing (version $wanted or newer): get it from https://rustup.rs, then open a new shell and try again"
    fi
    if ! found=$(rustc --version 2>/dev/null); then
        fail "cargo is there but no Rust compiler answers: 'rustup default stable' installs one"
    fi
    found=$(awk '{ print $2 }' <<<"$found")
    if [[ $(printf '%s\n' "$wanted" "${found%%-*}" | sort -V | head -n 1) != "$wanted" ]]; then
        fail "Rust $found is too old, $wanted or newer is needed: 'rustup update stable' brings it"
    fi
}

# Where .ci/run keeps built crates between checkouts.
shared_target_dir() {
    local home=${HOME:-}
    [[ -n $home ]] || home=$(cd ~ && pwd)
    echo "${XDG_CACHE_HOME:-$home/.cache}/nine-mens-morris/target"
}

# Uses the shared build folder where there is one and nothing else was asked for.
choose_target_dir() {
    local shared
    shared=$(shared_target_dir)
    if [[ -z ${CARGO_TARGET_DIR:-} && -d $shared && -w $shared ]]; then
        export CARGO_TARGET_DIR=$shared
    fi
}

# How many processors there are.
cores() { nproc 2>/dev/null || getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1; }

# What the first build costs, in minutes of one processor: half an hour on two was measured.
readonly FIRST_BUILD=55

# Says before a first build how long it takes about: announce_build TARGET_DIR. Bevy's own crate is the mark of an earlier one.
announce_build() {
    local built minutes
    for built in "$1"/debug/deps/libbevy_pbr-*.rlib; do
        [[ -e $built ]] && return 0
    done
    minutes=$((FIRST_BUILD / $(cores) + 3))
    say "The first build takes about $minutes minutes on $(cores) processors; later ones take two or three"
}

# Runs a cargo command that builds, and shows how far it is: cargo's own bar on a terminal, elsewhere a line a minute. What it
# says besides, its errors and warnings, goes to standard error as ever: with_progress LOG CARGO ARGUMENT…
with_progress() {
    local log=$1 status
    shift
    if [[ -t 2 ]]; then
        CARGO_TERM_PROGRESS_WHEN=always CARGO_TERM_PROGRESS_WIDTH=$(tput cols 2>/dev/null || echo 80) "$@" 2> >(tee "$log" >&2)
        return
    fi
    set +o pipefail
    CARGO_TERM_PROGRESS_WHEN=always CARGO_TERM_PROGRESS_WIDTH=80 "$@" 2>&1 | tr '\r' '\n' | tell_progress "$log" >&2
    status=${PIPESTATUS[0]}
    set -o pipefail
    return "$status"
}

# Reads what cargo says; passes on all but its bar and the names of crates, and tells once a minute how many are done.
tell_progress() {
    local line done_of_all='' told=$SECONDS
    : >"$1"
    while IFS= read -r line; do
        line=${line//$'\e[K'/}
        if [[ $line =~ ^[[:space:]]*Building.*[[:space:]]([0-9]+/[0-9]+) ]]; then
            done_of_all=${BASH_REMATCH[1]/\// of }
        elif [[ -n $line && ! $line =~ ^[[:space:]]+(Compiling|Downloaded|Downloading|Checking|Fresh)[[:space:]] ]]; then
            printf '%s\n' "$line" | tee -a "$1"
        fi
        if ((SECONDS - told >= ${PROGRESS_EVERY:-60})) && [[ -n $done_of_all ]]; then
            say "built $done_of_all crates"
            told=$SECONDS
        fi
    done
}

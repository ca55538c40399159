#!/usr/bin/env bash
# Runs all tests: installs what the machine lacks, builds what is new, checks the formatting, then `cargo test`.
#
#   ./test.sh           everything
#   ./test.sh --core    rules, endgames, computer player and command line only: no graphics, no sound, a short build
set -euo pipefail
root=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
# shellcheck source=.ci/setup.sh
. "$root/.ci/setup.sh"

features=()
needs=(cc pkg-config alsa udev vulkan)
case $# in
    0) ;;
    1)
        case $1 in
            --core)
                features=(--no-default-features)
                needs=(cc)
                ;;
            --help | -h)
                sed -n '2,/^set/s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"
                exit 0
                ;;
            *) fail "unknown option '$1': there is --core" ;;
        esac
        ;;
    *) fail "too many options: there is --core" ;;
esac

cd "$root"
require_rust "$root"
require "${needs[@]}"
[[ ${#features[@]} -gt 0 ]] || have_display || wish xvfb
choose_target_dir

if cargo fmt --version >/dev/null 2>&1; then
    say "cargo fmt --check"
    cargo fmt --check
else
    say "cargo fmt is not installed: the formatting is not checked"
fi

say "cargo test --no-run ${features[*]}"
[[ ${#features[@]} -gt 0 ]] || announce_build "${CARGO_TARGET_DIR:-$root/target}"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
with_progress "$log" cargo test --locked --color never --no-run "${features[@]}"
# In CI a warning of our own fails; cargo repeats those of what it need not build again. RUSTFLAGS would rebuild everything.
if [[ -n ${CI:-} ]] && grep -q '^warning: .nine-mens-morris. ' "$log"; then
    fail "warnings are errors here"
fi

say "cargo test ${features[*]}"
cargo test --locked "${features[@]}"

#!/usr/bin/env bash
# Plays the game: installs what the machine lacks, builds what is new, and starts `morris` with the options given.
#
#   ./play.sh                          a window, and a whole game
#   ./play.sh --rules lasker           see ./play.sh --help
#   ./play.sh --shot picture.png       a picture, also where there is no display
set -euo pipefail
root=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
# shellcheck source=.ci/setup.sh
. "$root/.ci/setup.sh"

window=yes
for option in "$@"; do
    case $option in
        --shot | --shot=* | --help | -h | --version | -V) window=no ;;
    esac
done
if [[ $window == yes ]] && ! have_display; then
    fail "there is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can open;" \
        "'./play.sh --shot picture.png' draws a picture without one"
fi

require_rust "$root"
needs=(cc pkg-config alsa udev vulkan)
[[ $window == no ]] || needs+=(window)
require "${needs[@]}"
choose_target_dir
announce_build "${CARGO_TARGET_DIR:-$root/target}"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
with_progress "$log" cargo build --locked --manifest-path "$root/Cargo.toml" --bin morris
rm -f "$log"
trap - EXIT
# Nothing is left to build: this only starts it, with the folders that it needs.
exec cargo run --locked --quiet --manifest-path "$root/Cargo.toml" --bin morris -- "$@"

#!/usr/bin/env bash
# Takes the graphics card away from the game in a window while a match goes on, again and again, and checks each time that
# a sentence is told, that the picture is built anew by itself, that no step is lost and that the match goes on. At last the
# card stays away: the program gives up after some tries, and the next start by hand goes on with the match.
#
#   tests/lost_device/run.sh MORRIS [TIMES]
#
# MORRIS is the program. Needs a C compiler, the Vulkan headers (libvulkan-dev) and a display, or Xvfb.
set -euo pipefail
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
morris=$(readlink -f "${1:?the program is missing: run.sh MORRIS [TIMES]}")
times=${2:-3}
work=$(mktemp -d)
started=()
trap 'kill "${started[@]}" 2>/dev/null || true; rm -rf "$work"' EXIT

say() { printf '%s\n' "$*"; }
fail() { say "FAILED: $*"; [[ ! -f $work/log ]] || tail -n 20 "$work/log"; exit 1; }
# Waits until a condition holds, three minutes at most: software renderers on busy machines take their time.
wait_for() {
    for _ in $(seq 360); do
        if eval "$2"; then return; fi
        sleep 0.5
    done
    fail "waited in vain: $1"
}
turns() { grep -oE '[a-g][1-7]' "$work/data/under-way.pgn" 2>/dev/null | wc -l; }

cp "$here/VkLayer_lose.json" "$work"
cc -O1 -shared -fPIC -o "$work/liblose.so" "$here/layer.c"
if [[ -z ${DISPLAY:-} ]]; then
    Xvfb -displayfd 3 -screen 0 640x480x24 3>"$work/display" >/dev/null 2>&1 &
    started+=($!)
    wait_for "a display" '[[ -s $work/display ]]'
    export DISPLAY=:$(cat "$work/display")
fi
export XDG_RUNTIME_DIR=$work NINE_MENS_MORRIS_DATA=$work/data NINE_MENS_MORRIS_CONFIG=$work/conf
mkdir "$work/data" "$work/conf"

start() {
    VK_LAYER_PATH=$work VK_INSTANCE_LAYERS=VK_LAYER_MORRIS_lose LOSE_WHEN=$work/lost \
        "$morris" --size 480x270 --quality low "$@" >"$work/log" 2>&1 &
    game=$!
    started+=("$game")
}

start --white apprentice --black apprentice --seed 1
for round in $(seq "$times"); do
    wait_for "a match" '(($(turns) >= 3 + round))'
    before=$(turns)
    touch "$work/lost"
    wait_for "a sentence" '(($(grep -c "^morris: .*the match goes on where it stood" "$work/log") >= round))'
    rm -f "$work/lost"
    [[ -d /proc/$game ]] || fail "round $round ended the program"
    (($(turns) >= before)) || fail "round $round lost a step"
    wait_for "the match to go on" '(($(turns) > before + 1)) || [[ ! -e $work/data/under-way.pgn ]]'
    [[ ! -e $work/data/last-words.txt ]] || fail "round $round was not told on the screen"
    say "round $round: lost after $before steps, built anew, the match went on"
done

touch "$work/lost"
status=0
wait "$game" || status=$?
[[ $status == 1 || $status == 101 ]] || fail "the card stayed away, and the program ended with status $status"
[[ -s $work/data/last-words.txt ]] || fail "no note was left"
kept=$(turns)
rm "$work/lost"
start
wait_for "the next start" '[[ ! -e $work/data/last-words.txt ]]'
kill "$game" && wait "$game" 2>/dev/null || true
(($(turns) == kept)) || fail "the match was lost at the next start"
say "the card stayed away: status $status, $kept steps kept, told at the next start"
say "ok: $times times"

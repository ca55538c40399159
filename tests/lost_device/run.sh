#!/usr/bin/env bash
# Takes the graphics card away from the game in a window while a match goes on, again and again, and checks each time that
# a sentence is told, that the program ends by itself, that no step is lost, and that the next start tells it.
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

for round in $(seq "$times"); do
    rm -f "$work/data/under-way.pgn" "$work/lost"
    start --white apprentice --black apprentice --seed "$round"
    wait_for "a match" '(($(turns) >= 3 + round))'
    before=$(turns)
    touch "$work/lost"
    status=0
    wait "$game" || status=$?
    [[ $status == 1 || $status == 101 ]] || fail "round $round ended with status $status"
    grep -q '^morris: .*the match goes on where it stood' "$work/log" || fail "round $round told no sentence"
    (($(turns) >= before)) || fail "round $round lost a step"
    [[ -s $work/data/last-words.txt ]] || fail "round $round left no note"
    rm "$work/lost"
    start
    wait_for "the next start" '[[ ! -e $work/data/last-words.txt ]]'
    kept=$(turns)
    kill "$game" && wait "$game" 2>/dev/null || true
    (($(turns) == kept)) || fail "round $round lost the match at the next start"
    say "round $round: lost after $before steps, status $status, $kept kept, told at the next start"
done
say "ok: $times times"

//! The words of prompts.

words! {
    MOVE_CURSOR = "along the lines";
    PLACE = "place a man";
    PLACE_OR_TAKE_UP = "place or take up";
    TAKE_UP = "take up";
    PUT_DOWN = "put down";
    PUT_BACK = "put back";
    TAKE = "take this man";
}

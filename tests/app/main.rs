//! Tests of the game as an app: headless, without a window or a graphics adapter, but for one that draws a picture with
//! whatever Vulkan driver there is.

mod clicking;
mod devices;
mod evenings;
mod exporting;
mod faults;
mod games;
mod golden;
mod hands;
mod harness;
mod killed;
mod languages;
mod layout;
mod learning;
mod motion;
mod onlookers;
mod pacing;
mod panels;
mod picture;
mod puzzles;
mod reading;
mod saving;
mod schedule;
mod school;
mod soak;
mod sounds;
mod theatre;
mod touching;
mod unplugged;
mod windows;
mod writing;

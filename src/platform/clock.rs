//! The date and the time of day, as the user's machine and time zone show them. They may be set by hand and go backwards,
//! so they serve for dates only; durations are measured with [`std::time::Instant`].

use jiff::ZonedDateTime;
use jiff::civil::{Date, DateTime};

/// The date and the time of day now, in the machine's time zone.
pub fn now() -> DateTime {
    ZonedDateTime::now().datetime()
}

/// Today's date, in the machine's time zone.
pub fn today() -> Date {
    now().date()
}

//! What the operating system provides and no other room should ask for itself: folders of the user, files, threads and the
//! clock on the wall. Uses no other room; every room but the rules may use it.
//!
//! A build for another kind of system (a browser, say) replaces the functions of this room and nothing else.

mod clock;
mod failure;
mod file_names;
mod files;
mod folders;
mod lock;
mod threads;

pub use clock::{now, today};
pub use failure::{FileFailure, FileProblem};
pub use file_names::legal_file_name;
pub use files::{read_bounded, remove_leftovers, rename_durably, set_aside, without_mark, write_atomically};
pub use folders::{cache_folder, data_folder, documents_folder, settings_folder};
pub use lock::FileLock;
pub use threads::{lower_priority, spawn_background};

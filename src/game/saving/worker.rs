//! The save worker: a thread that writes files, so that no frame waits for a disk. It carries out its tasks one after the
//! other; of several states of the game under way that wait, it writes only the newest. When it is dropped it finishes what
//! it was given.

use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::under_way::remove;
use crate::platform::{FileFailure, write_atomically};
use crate::record::{Id, Library, Record};

/// What the worker is given to do.
#[derive(Clone, Debug)]
pub enum Task {
    /// Write the game under way.
    Save(String),
    /// Put a game into the library, then remove the one under way if it is this one.
    File {
        /// The game.
        record: Box<Record>,
        /// Whether the game under way is over with it.
        over: bool,
    },
    /// Say so when everything before is done.
    Settle(Sender<()>),
    /// Write a small file in the folder.
    Write(&'static str, String),
}

/// What the worker reports.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Report {
    /// A game is in the library.
    Filed,
    /// Something could not be written.
    Failed(FileFailure),
}

/// The name of the library's folder.
pub const GAMES: &str = "games";

/// How long what could not be written waits for the next try.
const AGAIN: Duration = Duration::from_secs(4);
/// How many tasks wait for the next try at the most.
const MAX_OWED: usize = 32;

/// A handle on the worker's thread. Dropping it waits until everything is written.
#[derive(Debug)]
pub struct SaveWorker {
    tasks: Option<Sender<Task>>,
    reports: Mutex<Receiver<Report>>,
    thread: Option<JoinHandle<()>>,
}

impl SaveWorker {
    /// Begins work in a folder, which is made when something is written; `under_way` is the file for the match under way.
    ///
    /// # Errors
    /// No thread could be started.
    pub fn begin(folder: PathBuf, under_way: PathBuf, library: Arc<Mutex<Library>>) -> io::Result<Self> {
        let (tasks, inbox) = channel();
        let (outbox, reports) = channel();
        let work = move || Work { folder, under_way, library, newest: None, owed: Vec::new() }.work(&inbox, &outbox);
        let thread = thread::Builder::new().name("save".to_owned()).spawn(work)?;
        Ok(Self { tasks: Some(tasks), reports: Mutex::new(reports), thread: Some(thread) })
    }

    /// Gives it a task.
    pub fn send(&self, task: Task) {
        if let Some(tasks) = &self.tasks {
            // Only a worker that panicked takes no tasks.
            let _ = tasks.send(task);
        }
    }

    /// Waits until every task so far is carried out.
    pub fn settle(&self) {
        let (done, wait) = channel();
        self.send(Task::Settle(done));
        // A worker that is gone will say nothing.
        let _ = wait.recv();
    }

    /// What was reported since the last time.
    pub fn reports(&self) -> Vec<Report> {
        self.reports.lock().map(|reports| reports.try_iter().collect()).unwrap_or_default()
    }
}

impl Drop for SaveWorker {
    fn drop(&mut self) {
        self.tasks = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// What the thread works with.
struct Work {
    folder: PathBuf,
    /// The file for the match under way.
    under_way: PathBuf,
    library: Arc<Mutex<Library>>,
    /// The game filed last, and what tells it from others: a match that is taken back and ends again is the same match.
    newest: Option<(Id, [Option<String>; 3])>,
    /// What could not be written, in the order in which it was given: it is tried again, and a last time at the end.
    owed: Vec<Task>,
}

impl Work {
    fn work(mut self, inbox: &Receiver<Task>, outbox: &Sender<Report>) {
        let mut waiting: Option<Task> = None;
        loop {
            let next = match waiting.take() {
                Some(task) => Ok(task),
                None if self.owed.is_empty() => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
                None => inbox.recv_timeout(AGAIN),
            };
            let task = match next {
                Ok(task) => task,
                Err(RecvTimeoutError::Timeout) => {
                    self.try_again(outbox);
                    continue;
                }
                Err(RecvTimeoutError::Disconnected) => break self.try_again(outbox),
            };
            // A newer state of the same game makes this one needless.
            if matches!(task, Task::Save(_)) {
                waiting = inbox.try_recv().ok();
                if matches!(waiting, Some(Task::Save(_))) {
                    continue;
                }
            }
            match self.carry_out(&task) {
                Ok(None) => {}
                Ok(Some(report)) => drop(outbox.send(report)),
                Err(why) => {
                    self.owe(task);
                    let _ = outbox.send(Report::Failed(why));
                }
            }
        }
    }

    /// Keeps what could not be written. Of the states of the game under way, and of a small file, the newest is enough.
    fn owe(&mut self, task: Task) {
        self.settle_by(&task);
        if self.owed.len() < MAX_OWED {
            self.owed.push(task);
        }
    }

    /// Forgets what a newer task makes needless.
    fn settle_by(&mut self, task: &Task) {
        if matches!(task, Task::Save(_)) {
            // The game under way is another one by now: it must not go with one that is filed late.
            for owed in &mut self.owed {
                if let Task::File { over, .. } = owed {
                    *over = false;
                }
            }
        }
        self.owed.retain(|owed| match (owed, task) {
            (Task::Save(_), Task::Save(_) | Task::File { over: true, .. }) => false,
            (Task::Write(known, _), Task::Write(name, _)) => known != name,
            _ => true,
        });
    }

    /// Tries what is owed, up to the first that still cannot be written.
    fn try_again(&mut self, outbox: &Sender<Report>) {
        while !self.owed.is_empty() {
            let task = self.owed.remove(0);
            match self.carry_out(&task) {
                Ok(report) => report.into_iter().for_each(|report| drop(outbox.send(report))),
                Err(_) => return self.owed.insert(0, task),
            }
        }
    }

    fn carry_out(&mut self, task: &Task) -> Result<Option<Report>, FileFailure> {
        let told = |error: io::Error| FileFailure::new(&self.folder, &error);
        match task {
            Task::Save(text) => write_atomically(&self.under_way, text.as_bytes()).map_err(told)?,
            Task::Write(name, text) => write_atomically(&self.folder.join(name), text.as_bytes()).map_err(told)?,
            Task::Settle(done) => drop(done.send(())),
            Task::File { record, over } => {
                self.file(record)?;
                if *over {
                    remove(&self.under_way).map_err(|error| FileFailure::new(&self.under_way, &error))?;
                }
                self.settle_by(task);
                return Ok(Some(Report::Filed));
            }
        }
        self.settle_by(task);
        Ok(None)
    }

    fn file(&mut self, record: &Record) -> Result<(), FileFailure> {
        // What it holds is read from the disk anew, whoever broke off with it in hand.
        let mut library = self.library.lock().unwrap_or_else(PoisonError::into_inner);
        let mark = ["Date", "Time", "Seed"].map(|name| record.tags.get(name).map(str::to_owned));
        if let Some((id, known)) = &self.newest
            && *known == mark
        {
            let path = library.path(id);
            return write_atomically(&path, record.text().as_bytes()).map_err(|error| FileFailure::new(&path, &error));
        }
        let id = library.add(record)?;
        self.newest = Some((id, mark));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::record::Tags;
    use crate::rules::{Game, Preset};

    const UNDER_WAY: &str = "under-way.pgn";

    /// A folder that is in the way of itself: a file has its name.
    fn blocked(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("morris-worker-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::write(&folder, "in the way").expect("a temporary file");
        folder
    }

    fn worker_in(folder: &Path) -> SaveWorker {
        let library = Arc::new(Mutex::new(Library::open(folder.join(GAMES))));
        SaveWorker::begin(folder.to_path_buf(), folder.join(UNDER_WAY), library).expect("a thread")
    }

    /// Gives it a task and waits until it was tried.
    fn carry_out(worker: &SaveWorker, task: Task) {
        worker.send(task);
        worker.settle();
    }

    fn game(name: &str) -> Box<Record> {
        let tags = Tags::default().with_white(name).with_date("2031.05.27");
        Box::new(Record::from_game(&Game::new(Preset::Nine.rules()), tags))
    }

    fn names_in_library(folder: &Path) -> Vec<String> {
        let games = fs::read_dir(folder.join(GAMES)).into_iter().flatten().flatten();
        let mut names: Vec<String> = games
            .filter_map(|entry| fs::read_to_string(entry.path()).ok())
            .flat_map(|text| {
                text.lines().filter(|line| line.starts_with("[White ")).map(str::to_owned).collect::<Vec<_>>()
            })
            .collect();
        names.sort();
        names
    }

    #[test]
    fn what_could_not_be_written_is_written_when_it_can_be() {
        let folder = blocked("late");
        let worker = worker_in(&folder);
        carry_out(&worker, Task::Save("A, one turn".to_owned()));
        carry_out(&worker, Task::File { record: game("A"), over: true });
        carry_out(&worker, Task::Save("B, one turn".to_owned()));
        worker.send(Task::Save("B, two turns".to_owned()));
        carry_out(&worker, Task::Write("small.json", "1".to_owned()));
        assert!(worker.reports().iter().all(|report| matches!(report, Report::Failed(_))));
        fs::remove_file(&folder).expect("what was in the way");
        drop(worker);
        let read = |name: &str| fs::read_to_string(folder.join(name)).ok();
        assert_eq!(read(UNDER_WAY).as_deref(), Some("B, two turns"), "the game under way is the newest");
        assert_eq!(read("small.json").as_deref(), Some("1"));
        assert_eq!(names_in_library(&folder), ["[White \"A\"]"]);
        fs::remove_dir_all(folder).expect("a temporary folder");
    }

    #[test]
    fn a_game_that_is_filed_late_takes_no_other_with_it() {
        let folder = blocked("other");
        let worker = worker_in(&folder);
        carry_out(&worker, Task::File { record: game("A"), over: true });
        fs::remove_file(&folder).expect("what was in the way");
        carry_out(&worker, Task::Save("B".to_owned()));
        drop(worker);
        assert_eq!(fs::read_to_string(folder.join(UNDER_WAY)).ok().as_deref(), Some("B"));
        assert_eq!(names_in_library(&folder), ["[White \"A\"]"]);
        fs::remove_dir_all(folder).expect("a temporary folder");
    }

    #[test]
    fn a_game_that_is_over_and_filed_late_is_under_way_no_more() {
        let folder = blocked("over");
        let worker = worker_in(&folder);
        carry_out(&worker, Task::Save("A".to_owned()));
        carry_out(&worker, Task::File { record: game("A"), over: true });
        fs::remove_file(&folder).expect("what was in the way");
        drop(worker);
        assert!(!folder.join(UNDER_WAY).exists());
        assert_eq!(names_in_library(&folder), ["[White \"A\"]"]);
        fs::remove_dir_all(folder).expect("a temporary folder");
    }
}

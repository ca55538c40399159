//! The clerk: a thread that writes, so that no frame waits for a disk. Orders are carried out one after the other; of
//! several states of the game under way that wait, only the newest is written. When the clerk is let go it finishes
//! what it was told.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use crate::record::{Id, Library, Record, safe_write};

/// What the clerk is told to do.
#[derive(Clone, Debug)]
pub enum Order {
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

/// What the clerk has to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Report {
    /// A game is in the library.
    Filed,
    /// Something could not be written, and what the system says.
    Failed(String),
}

/// The name of the file that holds the game under way.
pub const UNDER_WAY: &str = "under-way.pgn";
/// The name of the library's folder.
pub const GAMES: &str = "games";

/// The clerk.
#[derive(Debug)]
pub struct Clerk {
    orders: Option<Sender<Order>>,
    reports: Mutex<Receiver<Report>>,
    thread: Option<JoinHandle<()>>,
}

impl Clerk {
    /// Begins work in a folder, which is made when something is written.
    ///
    /// # Errors
    /// No thread could be started.
    pub fn begin(folder: PathBuf, library: Arc<Mutex<Library>>) -> io::Result<Self> {
        let (orders, inbox) = channel();
        let (outbox, reports) = channel();
        let work = move || Desk { folder, library, newest: None }.work(&inbox, &outbox);
        let thread = thread::Builder::new().name("clerk".to_owned()).spawn(work)?;
        Ok(Self { orders: Some(orders), reports: Mutex::new(reports), thread: Some(thread) })
    }

    /// Gives an order.
    pub fn order(&self, order: Order) {
        if let Some(orders) = &self.orders {
            // Only a clerk that panicked takes no orders.
            let _ = orders.send(order);
        }
    }

    /// Waits until every order so far is carried out.
    pub fn settle(&self) {
        let (done, wait) = channel();
        self.order(Order::Settle(done));
        // A clerk that is gone will say nothing.
        let _ = wait.recv();
    }

    /// What was reported since the last time.
    pub fn reports(&self) -> Vec<Report> {
        self.reports.lock().map(|reports| reports.try_iter().collect()).unwrap_or_default()
    }
}

impl Drop for Clerk {
    fn drop(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// What the clerk works with.
struct Desk {
    folder: PathBuf,
    library: Arc<Mutex<Library>>,
    /// The game filed last, and what tells it from others: a match that is taken back and ends again is the same match.
    newest: Option<(Id, [Option<String>; 3])>,
}

impl Desk {
    fn work(mut self, inbox: &Receiver<Order>, outbox: &Sender<Report>) {
        let mut waiting: Option<Order> = None;
        while let Some(order) = waiting.take().or_else(|| inbox.recv().ok()) {
            // A newer state of the same game makes this one needless.
            if matches!(order, Order::Save(_)) {
                waiting = inbox.try_recv().ok();
                if matches!(waiting, Some(Order::Save(_))) {
                    continue;
                }
            }
            match self.carry_out(order) {
                Ok(None) => {}
                Ok(Some(report)) => drop(outbox.send(report)),
                Err(why) => drop(outbox.send(Report::Failed(why))),
            }
        }
    }

    fn carry_out(&mut self, order: Order) -> Result<Option<Report>, String> {
        let under_way = self.folder.join(UNDER_WAY);
        let told = |error: io::Error| error.to_string();
        match order {
            Order::Save(text) => safe_write(&under_way, text.as_bytes()).map_err(told)?,
            Order::Write(name, text) => safe_write(&self.folder.join(name), text.as_bytes()).map_err(told)?,
            Order::Settle(done) => drop(done.send(())),
            Order::File { record, over } => {
                self.file(&record)?;
                if over {
                    remove(&under_way).map_err(told)?;
                }
                return Ok(Some(Report::Filed));
            }
        }
        Ok(None)
    }

    fn file(&mut self, record: &Record) -> Result<(), String> {
        // What it holds is read from the disk anew, whoever broke off with it in hand.
        let mut library = self.library.lock().unwrap_or_else(PoisonError::into_inner);
        let mark = ["Date", "Time", "Seed"].map(|name| record.tags.get(name).map(str::to_owned));
        if let Some((id, known)) = &self.newest
            && *known == mark
        {
            return safe_write(&library.path(id), record.text().as_bytes()).map_err(|error| error.to_string());
        }
        let id = library.add(record).map_err(|error| error.to_string())?;
        self.newest = Some((id, mark));
        Ok(())
    }
}

fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

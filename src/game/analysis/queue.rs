//! The queue of everything that is thought about in the background: what is waiting and running, which job comes first,
//! when a job is out of date, and the only place of the headless game that starts threads for it.
//!
//! A client hands in a job and keeps a [`Ticket`]; it asks the ticket each frame whether the answer is there. Each
//! [`Purpose`] has at most one job: a newer one replaces it. A job is stopped when the board or the screen that it was for
//! is gone, when its client cancels it, or when it has to give way to a more urgent one.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};

use bevy::prelude::*;

use crate::ai::Stop;
use crate::game::board::CurrentGame;
use crate::game::schedule::ThinkSystems;
use crate::game::states::{Menu, Screen};
use crate::platform::lower_priority;

/// Adds the queue.
pub fn plugin(app: &mut App) {
    app.init_resource::<AnalysisQueue>();
    app.add_systems(Update, drop_stale.in_set(ThinkSystems::DropStale));
    app.add_systems(Update, dispatch.in_set(ThinkSystems::Dispatch));
}

/// Most jobs that run at the same time.
const MAX_RUNNING: usize = 2;

/// What a job is for, the most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Purpose {
    /// The turn of the computer player.
    Engine,
    /// The turn advised to a person.
    Hint,
    /// What the coach says of the last turn.
    Coach,
    /// What the position is worth.
    Evaluation,
    /// What every turn is worth.
    Study,
    /// The review of a finished game.
    Review,
    /// Thinking on while a person does. It runs only while nothing else does.
    Pondering,
}

impl Purpose {
    /// Whether anybody wants the answer on this screen, under this menu.
    fn is_wanted_on(self, screen: Screen, menu: Menu) -> bool {
        match self {
            Self::Engine | Self::Hint => matches!(screen, Screen::Playing | Screen::Attract),
            Self::Coach | Self::Evaluation => screen == Screen::Playing,
            Self::Study => matches!(screen, Screen::Playing | Screen::Theatre) || menu == Menu::SetUp,
            Self::Review => screen == Screen::Theatre,
            Self::Pondering => screen == Screen::Playing && menu == Menu::None,
        }
    }
}

/// The jobs, at most one for each purpose.
#[derive(Resource, Default)]
pub(super) struct AnalysisQueue {
    jobs: Vec<Job>,
}

struct Job {
    purpose: Purpose,
    /// The revision of the board that it is about; `None` if it is not about the board.
    revision: Option<u64>,
    stop: Stop,
    stage: Stage,
}

enum Stage {
    Waiting(Box<dyn FnOnce() + Send + Sync>),
    Running(JoinHandle<()>),
    Done,
}

impl Drop for Job {
    fn drop(&mut self) {
        self.stop.raise();
    }
}

impl AnalysisQueue {
    /// Puts a job into the queue, in place of the one that has the same purpose. `blocking` does the work at once instead.
    pub(super) fn submit<T: Send + 'static>(
        &mut self,
        purpose: Purpose,
        revision: Option<u64>,
        blocking: bool,
        work: impl FnOnce(&Stop) -> Option<T> + Send + Sync + 'static,
    ) -> Ticket<T> {
        let stop = Stop::default();
        let (sender, receiver) = channel();
        let flag = stop.clone();
        let work = move || {
            if let Some(answer) = work(&flag) {
                // Nobody listens any more where the job was replaced.
                let _ = sender.send(answer);
            }
        };
        let stage = if blocking {
            work();
            Stage::Done
        } else {
            Stage::Waiting(Box::new(work))
        };
        self.cancel(purpose);
        self.jobs.push(Job { purpose, revision, stop: stop.clone(), stage });
        Ticket(Some(Pending { answer: Mutex::new(receiver), stop }))
    }

    /// Stops the job with this purpose, if there is one.
    pub(super) fn cancel(&mut self, purpose: Purpose) {
        self.jobs.retain(|job| job.purpose != purpose);
    }

    /// Whether anything but pondering is waiting or running.
    pub(super) fn is_busy(&self) -> bool {
        self.jobs.iter().any(|job| job.purpose != Purpose::Pondering && !job.is_done())
    }
}

impl Job {
    const fn is_done(&self) -> bool {
        matches!(self.stage, Stage::Done)
    }
}

/// The answer to a job, or the place where it will be. An empty ticket is one of no job.
pub(super) struct Ticket<T>(Option<Pending<T>>);

struct Pending<T> {
    answer: Mutex<Receiver<T>>,
    stop: Stop,
}

impl<T> Default for Ticket<T> {
    fn default() -> Self {
        Self(None)
    }
}

/// What came of a job.
pub(super) enum Answer<T> {
    /// Nothing yet, or no job was handed in.
    NotYet,
    /// This.
    Found(T),
    /// It ended without an answer.
    Nothing,
    /// It was stopped: out of date, cancelled, or it had to give way.
    Stopped,
}

impl<T> Ticket<T> {
    /// Whether an answer is still to come or to be taken.
    pub(super) fn is_pending(&self) -> bool {
        self.0.as_ref().is_some_and(|pending| !pending.stop.is_raised())
    }

    /// What came of the job, once; after that the ticket is empty.
    pub(super) fn take(&mut self) -> Answer<T> {
        let Some(pending) = &mut self.0 else { return Answer::NotYet };
        let answer = if pending.stop.is_raised() {
            Answer::Stopped
        } else {
            match pending.answer.get_mut().unwrap_or_else(PoisonError::into_inner).try_recv() {
                Ok(found) => Answer::Found(found),
                Err(TryRecvError::Empty) => return Answer::NotYet,
                Err(TryRecvError::Disconnected) => Answer::Nothing,
            }
        };
        self.0 = None;
        answer
    }
}

/// Stops what is about another board or another screen than the present ones.
fn drop_stale(
    current: Res<CurrentGame>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut queue: ResMut<AnalysisQueue>,
) {
    let (screen, menu, revision) = (*screen.get(), *menu.get(), current.revision());
    queue.jobs.retain(|job| {
        job.purpose.is_wanted_on(screen, menu) && job.revision.is_none_or(|of_board| of_board == revision)
    });
}

/// Starts what is most urgent, as far as threads are free.
fn dispatch(mut queue: ResMut<AnalysisQueue>) {
    let queue = &mut *queue;
    for job in &mut queue.jobs {
        if matches!(&job.stage, Stage::Running(thread) if thread.is_finished()) {
            job.stage = Stage::Done;
        }
    }
    if queue.is_busy() {
        queue.cancel(Purpose::Pondering);
    }
    queue.jobs.sort_by_key(|job| job.purpose);
    let running = queue.jobs.iter().filter(|job| matches!(job.stage, Stage::Running(_))).count();
    let waiting = queue.jobs.iter_mut().filter(|job| matches!(job.stage, Stage::Waiting(_)));
    for job in waiting.take(MAX_RUNNING.saturating_sub(running)) {
        if let Stage::Waiting(work) = std::mem::replace(&mut job.stage, Stage::Done) {
            job.stage = start(work);
        }
    }
}

/// Starts a thread. The picture comes first: the thread, and those that it starts, step back where the machine is busy.
fn start(work: Box<dyn FnOnce() + Send + Sync>) -> Stage {
    let work = move || {
        lower_priority();
        work();
    };
    match Builder::new().name("analysis".to_owned()).spawn(work) {
        Ok(thread) => Stage::Running(thread),
        Err(error) => {
            warn!("no thread to think on: {error}");
            Stage::Done
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn queue() -> AnalysisQueue {
        AnalysisQueue::default()
    }

    /// A world with the queue and a board, to run its systems on.
    fn world(screen: Screen) -> World {
        let mut world = World::new();
        world.insert_resource(CurrentGame::default());
        world.insert_resource(State::new(screen));
        world.insert_resource(State::new(Menu::None));
        world.insert_resource(queue());
        world
    }

    fn run<M>(world: &mut World, system: impl IntoSystem<(), (), M> + 'static) {
        world.run_system_cached(system).expect("it runs");
    }

    fn running(world: &World) -> Vec<Purpose> {
        let jobs = &world.resource::<AnalysisQueue>().jobs;
        jobs.iter().filter(|job| matches!(job.stage, Stage::Running(_))).map(|job| job.purpose).collect()
    }

    /// Work that lasts until it is stopped.
    fn endless(stop: &Stop) -> Option<u32> {
        while !stop.is_raised() {
            std::thread::yield_now();
        }
        None
    }

    #[test]
    fn the_most_urgent_runs_first_and_pondering_only_by_itself() {
        let mut world = world(Screen::Playing);
        let mut queue = world.resource_mut::<AnalysisQueue>();
        let pondering = queue.submit(Purpose::Pondering, Some(0), false, endless);
        run(&mut world, dispatch);
        assert_eq!(running(&world), [Purpose::Pondering]);
        let mut queue = world.resource_mut::<AnalysisQueue>();
        let evaluation = queue.submit(Purpose::Evaluation, Some(0), false, endless);
        let coach = queue.submit(Purpose::Coach, Some(0), false, endless);
        let mut hint = queue.submit(Purpose::Hint, Some(0), false, endless);
        run(&mut world, dispatch);
        assert_eq!(running(&world), [Purpose::Hint, Purpose::Coach], "as many as there are threads for");
        assert!(!pondering.is_pending() && evaluation.is_pending() && coach.is_pending());
        world.resource_mut::<AnalysisQueue>().cancel(Purpose::Hint);
        assert!(matches!(hint.take(), Answer::Stopped));
        assert!(matches!(hint.take(), Answer::NotYet), "the ticket is empty");
        run(&mut world, dispatch);
        assert_eq!(running(&world), [Purpose::Coach, Purpose::Evaluation]);
    }

    #[test]
    fn what_is_of_another_board_or_screen_is_stopped() {
        let mut world = world(Screen::Playing);
        let mut queue = world.resource_mut::<AnalysisQueue>();
        let here = queue.submit(Purpose::Hint, Some(0), false, endless);
        let mut elsewhere = queue.submit(Purpose::Engine, Some(1), false, endless);
        let mut done = queue.submit(Purpose::Evaluation, Some(1), true, |_: &Stop| Some(5));
        let film = queue.submit(Purpose::Review, None, false, endless);
        run(&mut world, drop_stale);
        assert!(here.is_pending() && !film.is_pending());
        assert!(matches!(elsewhere.take(), Answer::Stopped));
        assert!(matches!(done.take(), Answer::Stopped), "an answer that was not taken goes out of date too");
    }

    #[test]
    fn an_answer_is_taken_once_and_work_that_breaks_off_has_none() {
        let mut queue = queue();
        let mut ticket = queue.submit(Purpose::Hint, None, true, |_: &Stop| Some(7));
        assert!(ticket.is_pending() && !queue.is_busy());
        assert!(matches!(ticket.take(), Answer::Found(7)));
        assert!(matches!(ticket.take(), Answer::NotYet) && !ticket.is_pending());
        let mut ticket = queue.submit(Purpose::Hint, None, true, |_: &Stop| None::<u32>);
        assert!(matches!(ticket.take(), Answer::Nothing));
    }
}

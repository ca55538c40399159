//! The tags of a record: names with values, in order.

/// Names with values, in order; a name stands once.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tags(Vec<(String, String)>);

/// Tags written first, in this order; the others follow in their own.
pub(super) const FIRST: [&str; 6] = ["Event", "Site", "Date", "Round", "White", "Black"];
/// Tags that a record writes from its fields and that [`Tags`] therefore does not hold.
pub(super) const OWN: [&str; 7] = ["Result", "Variant", "Rules", "SetUp", "FEN", "Position", "Reason"];

/// Whether a tag may have this name: a letter, then letters, digits and underscores, 64 at most.
pub fn is_tag_name(name: &str) -> bool {
    let mut letters = name.chars();
    letters.next().is_some_and(|c| c.is_ascii_alphabetic())
        && name.len() <= 64
        && letters.all(|c| c.is_ascii_alphanumeric() || c == '_')
}

macro_rules! tag {
    ($(#[$doc:meta])* $get:ident, $with:ident, $name:literal) => {
        $(#[$doc])*
        pub fn $get(&self) -> Option<&str> {
            self.get($name)
        }

        $(#[$doc])*
        #[must_use]
        pub fn $with(mut self, value: impl Into<String>) -> Self {
            self.set($name, value);
            self
        }
    };
}

impl Tags {
    /// The value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Sets a tag, in its place if it is there. Returns whether the name can be a tag; `Result`, `Variant`, `Rules`,
    /// `SetUp`, `FEN`, `Position` and `Reason` cannot: those are fields of the record.
    pub fn set(&mut self, name: &str, value: impl Into<String>) -> bool {
        if !is_tag_name(name) || OWN.contains(&name) {
            return false;
        }
        let value = value.into();
        match self.0.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => *old = value,
            None => {
                // The known ones first, in their order; so equal tags are equal in whatever order they were set.
                let rank = |name: &str| FIRST.iter().position(|known| *known == name).unwrap_or(FIRST.len());
                let place = self.0.partition_point(|(known, _)| rank(known) <= rank(name));
                self.0.insert(place, (name.to_owned(), value));
            }
        }
        true
    }

    /// Takes a tag away and returns its value.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        let index = self.0.iter().position(|(known, _)| known == name)?;
        Some(self.0.remove(index).1)
    }

    /// Every tag in the order in which it is written: event, site, date, round and players first.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    tag!(
        /// What was played for.
        event, with_event, "Event"
    );
    tag!(
        /// Where it was played.
        site, with_site, "Site"
    );
    tag!(
        /// When it was played: `2031.05.27`.
        date, with_date, "Date"
    );
    tag!(
        /// Which round of the event it was.
        round, with_round, "Round"
    );
    tag!(
        /// Who played the light men.
        white, with_white, "White"
    );
    tag!(
        /// Who played the dark men.
        black, with_black, "Black"
    );
}

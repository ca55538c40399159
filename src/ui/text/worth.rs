//! What a turn is worth in a study, in words.

use super::{phrase, word};
use crate::game::PointWorth;

/// What a turn that begins at a point is worth, as a clause: "wins in 7 turns", "seems 0.6 men worse".
pub fn worth(worth: PointWorth) -> String {
    let in_turns = |key, plies: Option<u32>| phrase(key, &[("turns", plies.unwrap_or_default().into())]);
    match worth {
        PointWorth::Won(plies) => in_turns("worth-won", plies),
        PointWorth::Lost(plies) => in_turns("worth-lost", plies),
        PointWorth::Drawn => word("worth-drawn").to_owned(),
        PointWorth::Best => word("worth-best").to_owned(),
        PointWorth::Worse(hundredths) => match (hundredths + 5) / 10 {
            0 => word("worth-best").to_owned(),
            tenths => {
                let men = format!("{}{}{}", tenths / 10, word("decimal-point"), tenths % 10);
                phrase("worth-worse", &[("men", men.into())])
            }
        },
        PointWorth::Unclear => word("worth-unclear").to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_worth_is_said_in_turns_or_men() {
        assert_eq!(worth(PointWorth::Won(Some(7))), "wins in 7 turns");
        assert_eq!(worth(PointWorth::Lost(None)), "loses");
        assert_eq!(worth(PointWorth::Worse(34)), "seems 0.3 men worse");
        assert_eq!(worth(PointWorth::Worse(3)), worth(PointWorth::Best));
    }
}

//! The sounds, as numbers: none clips, clicks or stands out, and what is looped goes on without a step.

use std::path::PathBuf;

use bevy::audio::{AudioSource, Decodable, Source};
use nine_mens_morris::preferences::Preferences;
use nine_mens_morris::view::audio::AIR;

struct Sound {
    name: String,
    samples: Vec<f32>,
    channels: usize,
    rate: u32,
}

impl Sound {
    fn peak(&self) -> f32 {
        self.samples.iter().fold(0.0, |peak, x| peak.max(x.abs()))
    }

    /// Root of the mean square over the loudest tenth of a second: what an ear takes for its loudness.
    fn loudness(&self) -> f32 {
        let window = (self.rate as usize / 10 * self.channels).min(self.samples.len());
        let energy = |part: &[f32]| part.iter().map(|x| x * x).sum::<f32>() / part.len() as f32;
        self.samples.chunks(window).map(energy).fold(0.0, f32::max).sqrt()
    }

    fn seconds(&self) -> f32 {
        self.samples.len() as f32 / self.channels as f32 / self.rate as f32
    }

    /// The largest step from one sample to the next of the same channel, and the step from the end to the beginning.
    fn steps(&self) -> (f32, f32) {
        let steps = self.samples.windows(self.channels + 1).map(|w| (w[self.channels] - w[0]).abs());
        let last = self.samples.len() - self.channels;
        let seam = (0..self.channels).map(|c| (self.samples[last + c] - self.samples[c]).abs()).fold(0.0, f32::max);
        (steps.fold(0.0, f32::max), seam)
    }

    /// The loudest of the first and of the last two milliseconds.
    fn ends(&self) -> (f32, f32) {
        let edge = self.rate as usize / 500 * self.channels;
        let loudest = |part: &[f32]| part.iter().fold(0.0, |peak: f32, x| peak.max(x.abs()));
        (loudest(&self.samples[..edge / 8]), loudest(&self.samples[self.samples.len() - edge..]))
    }
}

fn sounds() -> Vec<Sound> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets/audio");
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("the sounds are there").map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    files.iter().map(|file| sound(file)).collect()
}

fn sound(file: &std::path::Path) -> Sound {
    let bytes = std::fs::read(file).expect("a sound can be read");
    let decoder = AudioSource { bytes: bytes.into() }.decoder();
    let (channels, rate) = (usize::from(decoder.channels().get()), decoder.sample_rate().get());
    let name = file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    Sound { name, samples: decoder.collect(), channels, rate }
}

#[test]
fn no_sound_clips_clicks_or_drags_on() {
    for sound in sounds() {
        let (peak, seconds, (begins, ends)) = (sound.peak(), sound.seconds(), sound.ends());
        let (step, seam) = sound.steps();
        println!(
            "{:14} {seconds:6.2} s {:5} Hz {} ch  peak {peak:.3}  loud {:.3}  begins {begins:.4}  ends {ends:.4}  step {step:.3}  seam {seam:.4}",
            sound.name,
            sound.rate,
            sound.channels,
            sound.loudness()
        );
        assert!((0.05..0.999).contains(&peak), "{} peaks at {peak}", sound.name);
        let longest = if sound.name.starts_with("ambience") { 60.0 } else { 12.0 };
        assert!(seconds > 0.05 && seconds < longest, "{} lasts {seconds} s", sound.name);
        if sound.name.starts_with("ambience") || sound.name.starts_with("slide") {
            // Looped: the seam is no larger than steps within, and a scrape swells from silence at both ends anyway.
            assert!(seam <= step, "{}: {seam} at the seam, {step} within", sound.name);
        } else {
            assert!(ends < 0.02 * peak, "{} ends at {ends}", sound.name);
            // Stone on stone begins at once; a bell swells.
            assert!(sound.name != "bell" || begins < 0.25 * peak, "{} begins at {begins}", sound.name);
        }
    }
}

#[test]
fn the_loudness_of_one_kind_is_even_and_the_air_is_quieter_than_the_stones() {
    let sounds = sounds();
    let loudness = |kind: &str| -> Vec<f32> {
        sounds.iter().filter(|sound| sound.name.starts_with(kind)).map(Sound::loudness).collect()
    };
    for kind in ["place", "slide", "crumble"] {
        let all = loudness(kind);
        let (low, high) = (all.iter().copied().fold(f32::MAX, f32::min), all.iter().copied().fold(0.0, f32::max));
        assert!(all.len() > 1 && high < 2.0 * low, "{kind}: {all:?}");
    }
    // As loud as the preferences set it at first.
    let air = loudness("ambience").into_iter().fold(0.0, f32::max) * Preferences::default().ambience_volume * AIR;
    assert!(
        loudness("place").into_iter().all(|place| place > 1.2 * air),
        "the ambience drowns the stones: {air}, {:?}",
        loudness("place")
    );
}

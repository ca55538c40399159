//! Plain stand-ins for pictures and sounds whose files are missing or damaged: the game goes on, and a person is told
//! which they were. Without them the renderer would wait for ever for what cannot come, and the first sound of a damaged
//! file would end the program.

use std::io::Cursor;

use bevy::asset::{AssetLoadFailedEvent, RenderAssetUsages};
use bevy::audio::AudioSource;
use bevy::prelude::*;
use bevy::render::render_resource::{
    Extent3d, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension,
};

use crate::game::ReportLostFile;
use crate::view::materials::textures::StoneTextures;
use crate::view::place::lighting::SkyMaps;

/// Adds the stand-ins.
pub fn plugin(app: &mut App) {
    // At the end of the frame in which a picture comes, before the renderer has seen it.
    app.add_systems(Last, replace_pictures);
    app.add_systems(Last, replace_sounds.run_if(resource_exists::<Assets<AudioSource>>));
}

/// Linear grey of a stone without its picture, and a normal that points straight up.
const STONE: [u8; 4] = [150, 142, 128, 255];
const LEVEL: [u8; 4] = [128, 128, 255, 255];
/// The sky without its picture: a dull even light, in half floats (0.25, 0.28, 0.34, 1).
const SKY: [u16; 4] = [0x3400, 0x347b, 0x3571, 0x3c00];

fn replace_pictures(
    mut failed: MessageReader<AssetLoadFailedEvent<Image>>,
    mut loaded: MessageReader<AssetEvent<Image>>,
    server: Res<AssetServer>,
    textures: Res<StoneTextures>,
    sky: Res<SkyMaps>,
    mut images: ResMut<Assets<Image>>,
    mut lost: MessageWriter<ReportLostFile>,
) {
    let skies = [&sky.sky, &sky.diffuse, &sky.specular];
    let is_sky = |id: AssetId<Image>| skies.iter().any(|handle| handle.id() == id);
    // What can be read may still be another picture than the renderer needs in this place.
    let odd = |id: AssetId<Image>| {
        images.get(id).is_some_and(|image| if is_sky(id) { !is_cube(image) } else { !is_flat(image) })
    };
    let ours = |id: AssetId<Image>| is_sky(id) || textures.all().any(|handle| handle.id() == id);
    let arrived = loaded.read().filter_map(|event| match event {
        AssetEvent::LoadedWithDependencies { id } if ours(*id) && odd(*id) => Some(*id),
        _ => None,
    });
    let gone: Vec<AssetId<Image>> = failed.read().map(|event| event.id).chain(arrived).collect();
    for id in gone.into_iter().filter(|id| ours(*id)) {
        let normal = textures.normals().any(|handle| handle.id() == id);
        let plain = match (is_sky(id), normal) {
            (true, _) => plain_sky(),
            (false, true) => plain_picture(LEVEL, TextureFormat::Rgba8Unorm),
            (false, false) => plain_picture(STONE, TextureFormat::Rgba8UnormSrgb),
        };
        if images.insert(id, plain).is_ok() {
            lost.write(ReportLostFile(name(&server, id.untyped())));
        }
    }
}

fn name(server: &AssetServer, id: bevy::asset::UntypedAssetId) -> String {
    server.get_path(id).map_or_else(String::new, |path| path.path().to_string_lossy().into_owned())
}

/// Six square sides with all their bytes.
fn is_cube(image: &Image) -> bool {
    let view = image.texture_view_descriptor.as_ref().and_then(|view| view.dimension);
    let size = image.texture_descriptor.size;
    let six = size.depth_or_array_layers == 6 && size.width == size.height;
    view == Some(TextureViewDimension::Cube) && six && is_whole(image)
}

/// One picture with all its bytes.
fn is_flat(image: &Image) -> bool {
    let about = &image.texture_descriptor;
    about.dimension == TextureDimension::D2 && about.size.depth_or_array_layers == 1 && is_whole(image)
}

/// Whether an image has as many bytes as its size says. Of a compressed one nothing is said.
fn is_whole(image: &Image) -> bool {
    let about = &image.texture_descriptor;
    let (Some(data), Some(texel)) = (&image.data, about.format.block_copy_size(None)) else { return true };
    if about.format.block_dimensions() != (1, 1) {
        return true;
    }
    let texels = |level: u32| {
        let side = |length: u32| u64::from((length >> level.min(31)).max(1));
        side(about.size.width) * side(about.size.height) * u64::from(about.size.depth_or_array_layers)
    };
    let levels = about.mip_level_count;
    levels <= 16 && (0..levels).map(texels).sum::<u64>() * u64::from(texel) == data.len() as u64
}

fn plain_picture(color: [u8; 4], format: TextureFormat) -> Image {
    let size = Extent3d { width: 1, height: 1, depth_or_array_layers: 1 };
    Image::new_fill(size, TextureDimension::D2, &color, format, RenderAssetUsages::all())
}

fn plain_sky() -> Image {
    let size = Extent3d { width: 1, height: 1, depth_or_array_layers: 6 };
    let texel: Vec<u8> = SKY.iter().flat_map(|half| half.to_le_bytes()).collect();
    let format = TextureFormat::Rgba16Float;
    let mut image = Image::new_fill(size, TextureDimension::D2, &texel, format, RenderAssetUsages::all());
    let dimension = Some(TextureViewDimension::Cube);
    image.texture_view_descriptor = Some(TextureViewDescriptor { dimension, ..default() });
    image
}

/// A sound is taken as it comes from the disk and read only when it is played, when it is too late to find that it cannot
/// be: so it is tried at once.
fn replace_sounds(
    mut failed: MessageReader<AssetLoadFailedEvent<AudioSource>>,
    mut loaded: MessageReader<AssetEvent<AudioSource>>,
    server: Res<AssetServer>,
    mut sources: ResMut<Assets<AudioSource>>,
    mut lost: MessageWriter<ReportLostFile>,
) {
    let arrived = loaded.read().filter_map(|event| match event {
        AssetEvent::LoadedWithDependencies { id } => Some(*id),
        _ => None,
    });
    let mute = arrived.filter(|id| sources.get(*id).is_some_and(|source| !can_be_played(&source.bytes)));
    let gone: Vec<AssetId<AudioSource>> = failed.read().map(|event| event.id).chain(mute).collect();
    for id in gone {
        if sources.insert(id, AudioSource { bytes: SILENCE.into() }).is_ok() {
            lost.write(ReportLostFile(name(&server, id.untyped())));
        }
    }
}

/// Whether the player of sounds can read these bytes to their end.
pub fn can_be_played(bytes: &[u8]) -> bool {
    let length = bytes.len() as u64;
    let data = Cursor::new(bytes.to_vec());
    rodio::Decoder::builder().with_byte_len(length).with_data(data).build().is_ok()
}

/// A tenth of a second of nothing: a WAV file of one channel with 8000 samples a second, one byte each.
const SILENCE: [u8; 844] = {
    let head = *b"RIFF\x44\x03\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data\x20\x03\0\0";
    let mut bytes = [128; 844];
    let mut at = 0;
    while at < head.len() {
        bytes[at] = head[at];
        at += 1;
    }
    bytes
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn silence_can_be_played_and_lasts_a_tenth_of_a_second() {
        assert!(can_be_played(&SILENCE));
        let sound = rodio::Decoder::new(Cursor::new(SILENCE.to_vec())).expect("a sound");
        assert_eq!(sound.count(), 800);
    }

    #[test]
    fn the_stand_ins_fit_their_places() {
        assert!(is_cube(&plain_sky()) && !is_flat(&plain_sky()));
        let picture = plain_picture(STONE, TextureFormat::Rgba8UnormSrgb);
        assert!(is_flat(&picture) && !is_cube(&picture));
    }
}

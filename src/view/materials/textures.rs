//! Textures: which there are, how they are sampled, and the smaller copies (mip levels) that keep them from shimmering.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageLoaderSettings, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

/// Adds the textures.
pub fn plugin(app: &mut App) {
    app.init_resource::<StoneTextures>().add_systems(Update, add_mip_levels_once_loaded);
}

/// The tiling surfaces of the place; each tile covers the size given in `materials`.
#[derive(Resource, Clone)]
pub struct StoneTextures {
    /// Plain limestone: columns, arches, bench.
    pub limestone: Surface,
    /// Coursed blocks: walls.
    pub ashlar: Surface,
    /// Worn paving with moss in the joints.
    pub flagstone: Surface,
    /// The lawn of the garth.
    pub grass: Surface,
}

/// Colour and normal map of one surface.
#[derive(Clone)]
pub struct Surface {
    /// Base colour.
    pub albedo: Handle<Image>,
    /// Tangent space normals, green up.
    pub normal: Handle<Image>,
}

impl FromWorld for StoneTextures {
    fn from_world(world: &mut World) -> Self {
        let server = world.resource::<AssetServer>();
        let surface = |name: &str| Surface {
            albedo: load_tiling(server, format!("textures/{name}_albedo.png"), true),
            normal: load_tiling(server, format!("textures/{name}_normal.png"), false),
        };
        Self {
            limestone: surface("limestone"),
            ashlar: surface("ashlar_wall"),
            flagstone: surface("flagstone_moss"),
            grass: surface("garth_grass"),
        }
    }
}

impl StoneTextures {
    /// The pictures of normals.
    pub fn normals(&self) -> impl Iterator<Item = &Handle<Image>> {
        [&self.limestone, &self.ashlar, &self.flagstone, &self.grass].into_iter().map(|s| &s.normal)
    }

    /// Every texture, for the gate that waits until all are there.
    pub fn all(&self) -> impl Iterator<Item = &Handle<Image>> {
        [&self.limestone, &self.ashlar, &self.flagstone, &self.grass].into_iter().flat_map(|s| [&s.albedo, &s.normal])
    }
}

fn load_tiling(server: &AssetServer, path: String, is_srgb: bool) -> Handle<Image> {
    server
        .load_builder()
        .with_settings(move |settings: &mut ImageLoaderSettings| {
            settings.is_srgb = is_srgb;
            settings.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
                address_mode_u: ImageAddressMode::Repeat,
                address_mode_v: ImageAddressMode::Repeat,
                mag_filter: ImageFilterMode::Linear,
                min_filter: ImageFilterMode::Linear,
                mipmap_filter: ImageFilterMode::Linear,
                ..ImageSamplerDescriptor::default()
            });
        })
        .load(path)
}

fn add_mip_levels_once_loaded(
    mut loaded: MessageReader<AssetEvent<Image>>,
    textures: Res<StoneTextures>,
    mut images: ResMut<Assets<Image>>,
) {
    for event in loaded.read() {
        let AssetEvent::LoadedWithDependencies { id } = event else { continue };
        if textures.all().any(|handle| handle.id() == *id)
            && let Some(mut image) = images.get_mut(*id)
        {
            add_mip_levels(&mut image);
        }
    }
}

/// Appends all smaller copies of a four-channel, eight-bit picture whose sides are powers of two; others stay as they are.
pub fn add_mip_levels(image: &mut Image) {
    let (width, height) = (image.width() as usize, image.height() as usize);
    let fits = matches!(image.texture_descriptor.format, TextureFormat::Rgba8Unorm | TextureFormat::Rgba8UnormSrgb);
    if !fits || image.texture_descriptor.mip_level_count != 1 || !width.is_power_of_two() || width != height {
        return;
    }
    let Some(data) = image.data.as_mut() else { return };
    if data.len() != width * height * 4 {
        return;
    }
    let mut side = width;
    let mut start = 0;
    let mut levels = 1;
    while side > 1 {
        let next = side / 2;
        let mut smaller = Vec::with_capacity(next * next * 4);
        for y in 0..next {
            for x in 0..next {
                for channel in 0..4 {
                    let at = |dx: usize, dy: usize| {
                        u32::from(data[start + ((2 * y + dy) * side + 2 * x + dx) * 4 + channel])
                    };
                    let mean = (at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1) + 2) / 4;
                    smaller.push(u8::try_from(mean).unwrap_or(u8::MAX));
                }
            }
        }
        start = data.len();
        data.extend(smaller);
        side = next;
        levels += 1;
    }
    image.texture_descriptor.mip_level_count = levels;
}

/// A square picture that is drawn smoothly and ends at its edges.
pub(crate) fn smooth_square(data: Vec<u8>, side: usize, format: TextureFormat) -> Image {
    let side = side as u32;
    let mut image = Image::new(
        Extent3d { width: side, height: side, depth_or_array_layers: 1 },
        TextureDimension::D2,
        data,
        format,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::ClampToEdge,
        address_mode_v: ImageAddressMode::ClampToEdge,
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        ..ImageSamplerDescriptor::default()
    });
    image
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::asset::RenderAssetUsages;
    use bevy::render::render_resource::{Extent3d, TextureDimension};

    #[test]
    fn levels_halve_down_to_one_pixel() {
        let size = Extent3d { width: 8, height: 8, depth_or_array_layers: 1 };
        let mut image = Image::new_fill(
            size,
            TextureDimension::D2,
            &[10, 20, 30, 255],
            TextureFormat::Rgba8Unorm,
            RenderAssetUsages::all(),
        );
        add_mip_levels(&mut image);
        assert_eq!(image.texture_descriptor.mip_level_count, 4);
        assert_eq!(image.data.map(|d| d.len()), Some((64 + 16 + 4 + 1) * 4));
    }
}

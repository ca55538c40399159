//! What the renderer can never draw: a shader that is damaged. It would be waited for for ever, or the scene would have
//! holes; so it is noticed here, and the program as a whole says so and ends.

use std::sync::{Arc, Mutex};

use bevy::asset::{AssetLoadFailedEvent, AssetPath};
use bevy::prelude::*;
use bevy::render::render_resource::{CachedPipeline, CachedPipelineState, PipelineCache, PipelineDescriptor};
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::shader::{Shader, ShaderCacheError};

/// Adds the watch.
pub fn plugin(app: &mut App) {
    let refused = Refused::default();
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.insert_resource(refused.clone()).add_systems(Render, look_at_pipelines.in_set(RenderSystems::Cleanup));
    }
    app.insert_resource(refused).init_resource::<DamagedShader>();
    app.add_systems(Last, notice.run_if(resource_equals(DamagedShader(None))));
}

/// The file of a shader that cannot be used, within its source.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct DamagedShader(pub Option<String>);

/// The shader of the first pipeline that the renderer refused.
#[derive(Resource, Clone, Default)]
struct Refused(Arc<Mutex<Option<String>>>);

fn look_at_pipelines(cache: Res<PipelineCache>, refused: Res<Refused>) {
    let Some(shader) = cache.pipelines().filter(|pipeline| is_refused(&pipeline.state)).find_map(own_shader) else {
        return;
    };
    if let Ok(mut refused) = refused.0.lock() {
        *refused = Some(shader);
    }
}

/// Whether trying again cannot help.
fn is_refused(state: &CachedPipelineState) -> bool {
    use ShaderCacheError::{CreateShaderModule, ProcessShaderError};
    matches!(state, CachedPipelineState::Err(ProcessShaderError(_) | CreateShaderModule(_)))
}

/// The shader of ours that a pipeline is made of.
fn own_shader(pipeline: &CachedPipeline) -> Option<String> {
    let PipelineDescriptor::RenderPipelineDescriptor(about) = &pipeline.descriptor else { return None };
    let shaders = about.fragment.iter().map(|fragment| &fragment.shader).chain([&about.vertex.shader]);
    shaders.filter_map(|shader| shader.path()).find_map(own)
}

/// The file of a shader that comes with the game; the engine's own are part of the program.
fn own(path: &AssetPath) -> Option<String> {
    (path.source().as_str() == Some("shaders")).then(|| path.path().to_string_lossy().into_owned())
}

fn notice(
    mut failed: MessageReader<AssetLoadFailedEvent<Shader>>,
    mut loaded: MessageReader<AssetEvent<Shader>>,
    shaders: Res<Assets<Shader>>,
    server: Res<AssetServer>,
    refused: Res<Refused>,
    mut damaged: ResMut<DamagedShader>,
) {
    let unread = failed.read().find_map(|event| own(&event.path));
    let added = loaded.read().filter_map(|event| if let AssetEvent::Added { id } = event { Some(*id) } else { None });
    let bare = |id: AssetId<Shader>| shaders.get(id).is_some_and(|shader| !shader.source.as_str().contains("fn "));
    // Some of the engine's own have no function in them.
    let file = |id: AssetId<Shader>| server.get_path(id.untyped()).and_then(|path| own(&path));
    let empty = added.filter(|&id| bare(id)).find_map(file);
    let refused = || refused.0.lock().ok().and_then(|refused| refused.clone());
    if let Some(shader) = unread.or(empty).or_else(refused) {
        damaged.0 = Some(shader);
    }
}

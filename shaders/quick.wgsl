// Light for slow machines: one sun with one shadow sample, sky and thrown-back light from the plan of the building, tone.
// A software renderer runs both sides of every `if`, so nothing here branches.
#import bevy_pbr::{
    mesh_view_bindings as scene,
    shadows::world_to_directional_light_local,
}
#import "shaders://surroundings.wgsl"::Surroundings
#ifdef TONEMAP_IN_SHADER
#import bevy_core_pipeline::tonemapping::tone_mapping
#endif

// 1 in the sun, 0 in shade; beyond the shadow map everything lies in the sun.
fn sunlight(p: vec3<f32>, n: vec3<f32>) -> f32 {
    let sun = &scene::lights.directional_lights[0];
    let away = n * (*sun).shadow_normal_bias * (*sun).cascades[0].texel_size + (*sun).direction_to_light * (*sun).shadow_depth_bias;
    let spot = world_to_directional_light_local(0u, 0u, vec4(p + away, 1.0));
#ifdef NO_ARRAY_TEXTURES_SUPPORT
    let seen = textureSampleCompareLevel(scene::directional_shadow_textures, scene::directional_shadow_textures_comparison_sampler, spot.xy, spot.z);
#else
    let seen = textureSampleCompareLevel(scene::directional_shadow_textures, scene::directional_shadow_textures_comparison_sampler, spot.xy, i32((*sun).depth_texture_base_index), spot.z);
#endif
    return select(1.0, seen, spot.w > 0.0);
}

// What matt stone of a colour sends to the eye, before tone.
fn matt(colour: vec3<f32>, p: vec3<f32>, n: vec3<f32>, around: Surroundings, occlusion: f32) -> vec3<f32> {
    let sun = &scene::lights.directional_lights[0];
    let facing = max(dot(n, (*sun).direction_to_light), 0.0) * sunlight(p, n);
    let direct = (*sun).color.rgb * scene::view.exposure * facing * 0.30;
    // The sky's light, bluer from above.
    let sky = mix(vec3(0.30, 0.30, 0.28), vec3(0.52, 0.57, 0.68), 0.5 + 0.5 * n.y) * around.sky;
    return colour * (direct + (sky + around.bounce) * occlusion);
}

// The sheen of smooth stone under the sky, strongest where the eye grazes it.
fn gloss(p: vec3<f32>, n: vec3<f32>, rough: f32) -> vec3<f32> {
    let sun = &scene::lights.directional_lights[0];
    let eye = normalize(scene::view.world_position - p);
    let half = normalize(eye + (*sun).direction_to_light);
    let graze = 1.0 - max(dot(n, eye), 0.0);
    let fresnel = 0.03 + 0.5 * graze * graze * graze * graze;
    let tight = 60.0 * (1.0 - rough) * (1.0 - rough) + 4.0;
    let spot = pow(max(dot(n, half), 0.0), tight) * (tight + 2.0) * 0.06;
    let sky = vec3(0.45, 0.52, 0.64) * (0.5 + 0.5 * n.y) * (1.0 - rough);
    return fresnel * (sky + spot * (*sun).color.rgb * scene::view.exposure * 0.25 * max(dot(n, (*sun).direction_to_light), 0.0));
}

fn toned(colour: vec3<f32>) -> vec4<f32> {
#ifdef TONEMAP_IN_SHADER
    return tone_mapping(vec4(colour, 1.0), scene::view.color_grading);
#else
    return vec4(colour, 1.0);
#endif
}

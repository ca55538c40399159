// Light for slow machines: one sun with one sample of its shade, sky and thrown-back light from the plan of the building, tone.
// A software renderer runs both sides of every `if`, so nothing here branches.
#import bevy_pbr::mesh_view_bindings as scene
#import "shaders://surroundings.wgsl"::Surroundings
#ifdef TONEMAP_IN_SHADER
#import bevy_core_pipeline::tonemapping::tone_mapping
#endif

struct Pattern {
    // The plane's normal, and its distance along it.
    plane: vec4<f32>,
    // Lowest x and y (or z), one over the sides.
    area: vec4<f32>,
    // Whether the plane is the ground, a bay's width or 0, how fast the edge softens.
    manner: vec4<f32>,
    // Two ledges across the light: z and height of each.
    ledges: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(110) var<uniform> pattern: Pattern;
@group(#{MATERIAL_BIND_GROUP}) @binding(111) var pattern_map: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(112) var pattern_sampler: sampler;

// The sun's light that comes through the building to a place, 0..1 in each colour; see `view/pattern.rs`.
fn sunlight(p: vec3<f32>) -> vec3<f32> {
    let to_sun = scene::lights.directional_lights[0].direction_to_light;
    let away = (pattern.plane.w - dot(pattern.plane.xyz, p)) / dot(pattern.plane.xyz, to_sun);
    let q = p + to_sun * away;
    let ground = pattern.manner.x > 0.5;
    var at = select(q.xy, q.xz, ground) - pattern.area.xy;
    let bay = max(pattern.manner.y, 1e-3);
    let beyond = (pattern.manner.y > 0.0) & ((at.x < 0.0) | (at.x * pattern.area.z > 1.0));
    at.x = select(at.x, fract(at.x / bay) * bay, beyond);
    let soft = clamp(log2(1.0 + max(away, 0.0) * pattern.manner.z), 0.0, 3.0);
    let seen = textureSampleLevel(pattern_map, pattern_sampler, at * pattern.area.zw, soft).rgb;
    // In front of the plane, or low over the ground.
    let within = select(smoothstep(0.0, 0.25, away), 1.0 - smoothstep(0.5, 0.8, p.y - pattern.plane.w), ground);
    // Ledges close by throw their own shade.
    let climb = to_sun.y / max(-to_sun.z, 0.05);
    let over = vec2(p.y - pattern.ledges.y, p.y - pattern.ledges.w) + (vec2(p.z) - pattern.ledges.xz) * climb;
    let behind = step(vec2(0.0), vec2(p.z) - pattern.ledges.xz) * vec2(1.0 - pattern.manner.x);
    let clear = mix(vec2(1.0), smoothstep(vec2(-0.03), vec2(0.03), over), behind);
    return mix(vec3(1.0), seen, within) * clear.x * clear.y;
}

// How much of the sun a slab about the origin, `half` to each side, takes from a place below its top.
fn slab_shade(p: vec3<f32>, half: f32) -> f32 {
    let to_sun = scene::lights.directional_lights[0].direction_to_light;
    let way = to_sun.xz / max(to_sun.y, 0.1) * max(-0.02 - p.y, 0.0);
    let safe = select(way, vec2(1e-4), abs(way) < vec2(1e-4));
    let a = (vec2(-half) - p.xz) / safe;
    let b = (vec2(half) - p.xz) / safe;
    let enters = max(min(a.x, b.x), min(a.y, b.y));
    let leaves = max(a.x, b.x);
    let lap = (min(min(leaves, max(a.y, b.y)), 1.0) - max(enters, 0.0)) * length(way);
    return smoothstep(0.0, 0.07, lap);
}

// What matt stone of a colour sends to the eye, before tone.
fn matt(colour: vec3<f32>, p: vec3<f32>, n: vec3<f32>, around: Surroundings, occlusion: f32, sunned: vec3<f32>) -> vec3<f32> {
    let sun = &scene::lights.directional_lights[0];
    let facing = max(dot(n, (*sun).direction_to_light), 0.0) * sunned;
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

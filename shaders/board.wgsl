// The carved slab. Its relief comes from a baked map, so that the coarsest grid shows the same carving as the finest.
#import bevy_pbr::{
    forward_io::{VertexOutput, FragmentOutput},
    mesh_view_bindings::globals,
    pbr_fragment::pbr_input_from_standard_material,
    pbr_functions::{apply_pbr_lighting, main_pass_post_lighting_processing},
}
#import "shaders://choice.wgsl"::unforeseen
#import "shaders://noise.wgsl"::{noise, noise_grad, fbm2, fbm3, bumped}
#import "shaders://surroundings.wgsl"::surroundings
#ifdef QUICK
#import "shaders://quick.wgsl"::{gloss, matt, sunlight, toned}
#endif
#ifdef FINE
#import "shaders://board_marks.wgsl"::{CURSOR, Mark, no_mark, joined, point_mark, groove_mark}
#endif

struct Board {
    // Half the side, pitch of the lines, lines a side, strength of the letters.
    plan: vec4<f32>,
    light: vec4<f32>,
    dark: vec4<f32>,
    dirt: vec4<f32>,
    lichen: vec4<f32>,
    // Contacts, grooves, mud, seed.
    extra: vec4<f32>,
    // By grid node, front left first: kind, strength.
    nodes: array<vec4<f32>, 49>,
    grooves: array<vec4<f32>, 12>,
    // Kind, seconds since it began, strength.
    groove_kinds: array<vec4<f32>, 12>,
    // Men above the stone: x, height, z, radius.
    contacts: array<vec4<f32>, 24>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> board: Board;
@group(#{MATERIAL_BIND_GROUP}) @binding(101) var shape_map: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(102) var shape_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(103) var story_map: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(104) var story_sampler: sampler;

@group(#{MATERIAL_BIND_GROUP}) @binding(105) var skin_map: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(106) var skin_sampler: sampler;

#ifdef FINE
fn all_marks(p: vec2<f32>, hollow: f32, w: f32) -> Mark {
    var mark = no_mark();
    let size = i32(unforeseen(board.plan.z, w));
    let pitch = board.plan.y;
    let middle = f32(size - 1) * 0.5;
    let g = vec2(p.x / pitch + middle, middle - p.y / pitch);
    let cell = vec2<i32>(floor(g));
    for (var k = 0; k < 4; k++) {
        let node = cell + vec2(k & 1, k >> 1);
        if all(node >= vec2(0)) && all(node < vec2(size)) {
            let what = board.nodes[node.y * 7 + node.x];
            let at = vec2((f32(node.x) - middle) * pitch, (middle - f32(node.y)) * pitch);
            if what.x > 0.5 {
                mark = joined(mark, point_mark(u32(unforeseen(what.x, w)), p - at, what.y, globals.time));
            }
            if what.z > 0.001 {
                mark = joined(mark, point_mark(CURSOR, p - at, what.z, globals.time));
            }
        }
    }
    for (var i = 0u; i < u32(unforeseen(board.extra.y, w)); i++) {
        let what = board.groove_kinds[i];
        mark = joined(mark, groove_mark(u32(unforeseen(what.x, w)), board.grooves[i], what.y, what.z, p, hollow, globals.time));
    }
    return mark;
}

#endif

#ifdef QUICK
fn in_from_rim(n: vec3<f32>) -> vec2<f32> {
    return n.xz / max(length(n.xz), 1e-3);
}

// The stone from its baked picture; letters lie in its last channel.
fn skin(uv: vec2<f32>, p: vec3<f32>, n: vec3<f32>, top: f32) -> vec3<f32> {
    // Sides show the stone of the rim, folded down: a map from above would run down them in streaks.
    let folded = uv - in_from_rim(n) * (0.03 - 0.55 * p.y) * (1.0 - top) / board.plan.x * 0.5;
    let stone = textureSample(skin_map, skin_sampler, folded);
    let colour = mix(stone.rgb, board.dirt.rgb, stone.a * board.plan.w * 0.72 * top);
    let sides = (1.0 - top) * smoothstep(-0.05, -0.40, p.y);
    return mix(mix(board.dark.rgb, colour, max(top, 0.35)), board.dirt.rgb * 2.2, 0.35 * sides);
}

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    let p = in.world_position.xyz;
    let uv = p.xz / board.plan.x * 0.5 + 0.5;
    let up = normalize(in.world_normal);
    let top = smoothstep(0.25, 0.55, up.y);
    let shape = textureSample(shape_map, shape_sampler, uv);
    let carved = shape.xy * 2.0 - 1.0;
    let relief = vec3(carved.x, sqrt(max(1.0 - dot(carved, carved), 0.05)), carved.y);
    let n = normalize(mix(up, relief, top));
    let around = surroundings(p, up);
    var out: FragmentOutput;
    // Rain fills the morris up with mud.
    let mud = smoothstep(0.08, 0.35, shape.z) * top * board.extra.z;
    let stone = mix(skin(uv, p, up, top) * (1.0 - 0.35 * board.extra.z), vec3(0.060, 0.042, 0.024), mud);
    let lit = matt(stone, p, n, around, mix(1.0, shape.w, top), sunlight(p + up * 0.02));
#ifdef RELIEF
    let polish = textureSample(story_map, story_sampler, uv).z * top;
    out.color = toned(lit + gloss(p, n, mix(0.84, 0.42, polish)) * around.sky * (1.0 - 0.6 * shape.z * top));
#else
    out.color = toned(lit);
#endif
    return out;
}
#else
@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var pbr = pbr_input_from_standard_material(in, is_front);
    let p = in.world_position.xyz;
    let q = p + vec3(board.extra.w * 1.7, 0.0, board.extra.w * 0.9);
    let uv = p.xz / board.plan.x * 0.5 + 0.5;
    let shape = textureSample(shape_map, shape_sampler, uv);
    let story = textureSample(story_map, story_sampler, uv);
    let top = smoothstep(0.25, 0.55, pbr.N.y);

    let carved = vec2(shape.x, shape.y) * 2.0 - 1.0;
    let relief = vec3(carved.x, sqrt(max(1.0 - dot(carved, carved), 0.05)), carved.y);
    var n = normalize(mix(pbr.N, relief, top));
    let hollow = shape.z * top;
    let open = mix(1.0, shape.w, top);
    let polish = story.z * top;
    let letter = story.y * top * board.plan.w;
    let crack = smoothstep(0.42, 0.05, story.w) * top;
    let lichen = smoothstep(0.56, 0.92, story.w) * top;

    let sides = (1.0 - top) * smoothstep(-0.05, -0.40, p.y);
    // The stone itself: bedding clouds, a vein or two, grain.
    let cloud = fbm3(q * vec3(0.9, 2.2, 1.1));
    let vein = abs(noise(q * 1.3 + vec3(cloud * 1.2)));
    var colour = mix(board.light.rgb, board.dark.rgb, smoothstep(-0.42, 0.50, cloud));
    // Bedding: thin darker and paler layers that the saw cut at a slant.
    let layer = noise(vec3(q.x * 0.5 + q.z * 0.35 + cloud * 0.35, 3.0, (q.z - q.x * 0.45) * 3.4));
    colour *= 1.0 + 0.13 * layer;
    // Rain has darkened the rim that no hand keeps dry.
    let rim = smoothstep(board.plan.x - 0.62, board.plan.x - 0.05, max(abs(p.x), abs(p.z)) + 0.16 * cloud);
    colour = mix(colour, colour * vec3(0.80, 0.785, 0.755), rim * top);
    colour = mix(colour, board.light.rgb * 1.12, 0.30 * (1.0 - smoothstep(0.0, 0.06, vein)));
    let grain = noise_grad(q * 38.0);
    colour *= 1.0 + 0.085 * grain.w;
    let fleck = noise(q * 91.0);
    colour *= 1.0 + 0.07 * fleck - 0.14 * smoothstep(0.62, 0.9, fleck);
    n = bumped(n, grain.xyz * 0.045 * (1.0 - 0.7 * polish));
    // Hands darkened what they polished; the chisel's work stayed pale and dry.
    colour *= mix(vec3(1.06), vec3(0.95, 0.90, 0.82), polish);
    colour = mix(colour, board.dirt.rgb * 2.2, 0.40 * sides * (0.7 + 0.5 * cloud));

    // Dirt in every hollow, darkest in the lines; lichen on the shoulders that nobody touches.
    let settled = clamp(hollow * (1.75 + 0.35 * cloud), 0.0, 1.0);
    let speckle = noise(q * 17.0);
    colour = mix(colour, mix(board.lichen.rgb, board.light.rgb * vec3(0.72, 0.74, 0.60), smoothstep(-0.2, 0.5, speckle)), lichen * 0.62);
    colour = mix(colour, board.dirt.rgb * (1.0 + 0.35 * speckle), settled * 0.93);
    colour = mix(colour, board.dirt.rgb, max(crack * 0.75, letter * 0.72));
    // The edge that looks away from the sun stays in the groove's own shade.
    let shaded = (1.0 - mix(1.0, story.x, top)) * (0.35 + 0.65 * smoothstep(0.04, 0.25, hollow));
    colour *= 1.0 - 0.50 * shaded;

    var dark = 1.0;
    for (var i = 0u; i < u32(unforeseen(board.extra.x, in.position.w)); i++) {
        let c = board.contacts[i];
        let d = length(p.xz - c.xz) / c.w;
        if d > 1.42 {
            continue;
        }
        dark *= 1.0 - 0.78 * exp(-max(c.y, 0.0) * 6.0) * (1.0 - smoothstep(0.78, 1.42, d));
    }
    dark = mix(1.0, dark, top);
    colour *= mix(1.0, dark, 0.35);

    let mark = all_marks(p.xz, hollow, in.position.w);
    colour = mix(colour, vec3(0.86, 0.79, 0.66), mark.dust * 0.85 * top);
    colour = mix(colour, vec3(0.20, 0.030, 0.014), mark.stain * 0.9 * top);
    colour *= 1.0 - 0.62 * mark.seat * top;
    let glow = mark.glow * top * (0.55 + 0.45 * open);

    // Rain fills the morris up with mud.
    let mud = smoothstep(0.08, 0.35, hollow) * board.extra.z;
    colour = mix(colour * (1.0 - 0.35 * board.extra.z), vec3(0.060, 0.042, 0.024), mud);
    n = normalize(mix(n, pbr.N, mud * 0.9));

    let around = surroundings(p, n);
    let occlusion = open * dark * (1.0 - 0.35 * sides);
    pbr.N = n;
    pbr.material.base_color = vec4(colour, 1.0);
    pbr.material.perceptual_roughness = clamp(mix(0.84, 0.50, polish) + 0.25 * hollow + 0.2 * lichen - 0.35 * max(mud, 0.6 * board.extra.z), 0.05, 1.0);
    pbr.diffuse_occlusion *= around.sky * occlusion;
    pbr.specular_occlusion *= around.sky * occlusion * (1.0 - 0.6 * hollow);
    pbr.material.emissive = vec4(colour * around.bounce * occlusion + glow, 0.0);
    var out: FragmentOutput;
    out.color = main_pass_post_lighting_processing(pbr, apply_pbr_lighting(pbr));
    return out;
}
#endif

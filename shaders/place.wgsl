// Everything that is built or grows: limestone, coursed walls, paving, lawn, leaves, tiles, timber.
#import bevy_pbr::{
    forward_io::{VertexOutput, FragmentOutput},
    mesh_view_bindings::globals,
    pbr_fragment::pbr_input_from_standard_material,
    pbr_functions::{apply_pbr_lighting, main_pass_post_lighting_processing},
}
#import "shaders://choice.wgsl"::unforeseen
#import "shaders://noise.wgsl"::{noise, noise_grad, fbm2, fbm3, bumped}
#import "shaders://glass.wgsl"::pane
#import "shaders://surroundings.wgsl"::{surroundings, FLOOR_Y}
#ifdef QUICK
#import "shaders://quick.wgsl"::{gloss, matt, slab_shade, sunlight, toned}
#endif
#import bevy_pbr::mesh_view_bindings::{fog, view}

const LIMESTONE: u32 = 0u;
const ASHLAR: u32 = 1u;
const FLAGSTONE: u32 = 2u;
const GRASS: u32 = 3u;
const LEAVES: u32 = 4u;
const TILES: u32 = 5u;
const TIMBER: u32 = 6u;
const PETALS: u32 = 7u;
const GLASS: u32 = 8u;

struct Place {
    tint: vec4<f32>,
    shade: vec4<f32>,
    // Units covered by one texture tile, strength of the normal map, roughness, kind.
    surface: vec4<f32>,
    // How many contacts are used, strength of moss, half the side of a slab that stands on it.
    extra: vec4<f32>,
    // Men standing on this stone: x, height above it, z, radius.
    contacts: array<vec4<f32>, 24>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> place: Place;
@group(#{MATERIAL_BIND_GROUP}) @binding(101) var albedo_map: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(102) var albedo_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(103) var normal_map: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(104) var normal_sampler: sampler;

struct Tile {
    colour: vec3<f32>,
    normal: vec3<f32>,
}

// The texture laid on from the side that the surface faces most.
fn laid_on(p: vec3<f32>, n: vec3<f32>, size: f32, strength: f32) -> Tile {
    let q = p / size;
    let dx = dpdx(q);
    let dy = dpdy(q);
    let a = abs(n);
    var uv: vec2<f32>;
    var gx: vec2<f32>;
    var gy: vec2<f32>;
    var t: vec3<f32>;
    var b: vec3<f32>;
    if a.y > max(a.x, a.z) {
        uv = q.xz;
        gx = dx.xz;
        gy = dy.xz;
        t = vec3(1.0, 0.0, 0.0);
        b = vec3(0.0, 0.0, -1.0);
    } else if a.x > a.z {
        uv = vec2(q.z, -q.y);
        gx = vec2(dx.z, -dx.y);
        gy = vec2(dy.z, -dy.y);
        t = vec3(0.0, 0.0, 1.0);
        b = vec3(0.0, 1.0, 0.0);
    } else {
        uv = vec2(q.x, -q.y);
        gx = vec2(dx.x, -dx.y);
        gy = vec2(dy.x, -dy.y);
        t = vec3(1.0, 0.0, 0.0);
        b = vec3(0.0, 1.0, 0.0);
    }
    var tile: Tile;
    tile.colour = textureSampleGrad(albedo_map, albedo_sampler, uv, gx, gy).rgb;
    let m = textureSampleGrad(normal_map, normal_sampler, uv, gx, gy).rg * 2.0 - 1.0;
    tile.normal = normalize(n + (t * m.x + b * m.y) * strength);
    return tile;
}

#ifdef QUICK
// Where the texture lies that is laid on from the side that the surface faces most.
fn laid(p: vec3<f32>, n: vec3<f32>, size: f32) -> vec2<f32> {
    let q = p / size;
    let a = abs(n);
    let upright = select(vec2(q.x, -q.y), vec2(q.z, -q.y), a.x > a.z);
    return select(upright, q.xz, a.y > max(a.x, a.z));
}

// A slope on such a texture as a change of the normal.
fn tilted(bump: vec2<f32>, n: vec3<f32>) -> vec3<f32> {
    let a = abs(n);
    let upright = select(vec3(bump.x, bump.y, 0.0), vec3(0.0, bump.y, bump.x), a.x > a.z);
    return select(upright, vec3(bump.x, 0.0, -bump.y), a.y > max(a.x, a.z));
}
#endif

#ifdef QUICK
// Each family of surfaces has a pipeline of its own (`materials.rs`), so that none pays for what another one draws.
@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    let p = in.world_position.xyz;
#ifdef GLASS
    // Glass is lit from behind.
    let glass = pane(p.xy);
    let shown = glass.rgb * place.tint.rgb * (1.0 - 0.94 * glass.w);
#else
    let n = normalize(in.world_normal) * select(-1.0, 1.0, is_front);
    var colour = place.tint.rgb;
    var m = n;
    var shine = vec3(0.0);
#ifdef TEXTURED
    let uv = laid(p, n, place.surface.x);
    let tile = textureSample(albedo_map, albedo_sampler, uv).rgb;
#ifdef LEAVES
    // Light and dark by the texture alone.
    let leaf = smoothstep(0.05, 0.30, tile.g);
    colour = mix(place.shade.rgb, place.tint.rgb * 1.15, leaf);
#else
    // The whole of a bench that carries moss is darker.
    colour *= tile * (1.0 - 0.36 * place.extra.y);
#endif
#ifdef OUTSIDE
    // Blades shade each other; without their shadows all that grows would glare.
    colour *= vec3(0.80, 0.74, 0.72);
#endif
#ifdef STONE
    // Dirt gathers near the ground.
    let low = exp(-max(p.y - FLOOR_Y, 0.0) * 0.75) * step(FLOOR_Y - 0.5, p.y) * (1.0 - abs(n.y)) * 0.7;
    colour = mix(colour, place.shade.rgb, low);
#endif
#ifdef RELIEF
#ifdef LEAVES
    m = normalize(n + 0.5 * (leaf - 0.5) * vec3(0.3, 0.6, 0.2));
#else
    // The slow weather of stone and lawn, laid on much larger, and the relief of the texture.
    let slow = clamp((textureSample(albedo_map, albedo_sampler, uv * 0.137).g / max(tile.g, 0.05) - 1.0), -0.6, 0.6);
    colour *= 1.0 + 0.30 * slow;
    let bump = textureSample(normal_map, normal_sampler, uv).rg * 2.0 - 1.0;
    m = normalize(n + place.surface.y * tilted(bump, n));
#endif
#ifdef STONE
    shine = gloss(p, m, place.surface.z);
#endif
#endif
#endif
#ifdef TILES
    // Rows that follow the slope.
    let row = abs(fract(p.y * 2.1) - 0.5) * 2.0;
    colour = mix(place.shade.rgb, place.tint.rgb, 0.35 + 0.5 * row);
#endif
    let around = surroundings(p, m);
#ifdef OUTSIDE
    // Nothing that grows out there lies in the building's shade.
    let sunned = vec3(1.0);
#else
    var sunned = sunlight(p + n * 0.02);
#ifdef BENCH
    sunned *= 1.0 - slab_shade(p, place.extra.z);
#endif
#endif
    let shown = matt(colour, p, m, around, 1.0, sunned) + shine * around.sky;
#endif
    let far = distance(p, view.world_position) * 0.0052;
    let air = 0.85 * (1.0 - exp(-far * far));
    var out: FragmentOutput;
    out.color = toned(mix(shown, fog.base_color.rgb, air));
    return out;
}
#else
@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var pbr = pbr_input_from_standard_material(in, is_front);
    let p = in.world_position.xyz;
    let flat_normal = pbr.N;
    let kind = u32(unforeseen(place.surface.w, in.position.w));
    var colour = place.tint.rgb;
    var n = flat_normal;
    var rough = place.surface.z;
    var occlusion = 1.0;
    var glow = vec3(0.0);

    // The slow weather of the stone.
    let slow = fbm2(p * 0.31);
    if kind <= GRASS {
        let tile = laid_on(p, flat_normal, place.surface.x, place.surface.y);
        colour *= tile.colour;
        n = tile.normal;
        if kind == GRASS {
            // Clover and dry patches, and the long shadows that blades throw on each other.
            let patches = fbm2(vec3(p.x * 0.33, 0.0, p.z * 0.33));
            let tufts = noise_grad(vec3(p.x * 3.1, 2.0, p.z * 3.1));
            colour *= mix(vec3(0.72, 0.86, 0.62), vec3(1.22, 1.12, 0.82), smoothstep(-0.5, 0.6, patches));
            colour = mix(colour, colour * vec3(1.35, 1.12, 0.62), smoothstep(0.25, 0.8, slow) * 0.55);
            colour *= 0.86 + 0.26 * tufts.w;
            n = bumped(n, vec3(tufts.x, 0.0, tufts.z) * 0.10);
            rough = 0.92;
        } else {
            // Weather: stains that run down, dirt that gathers near the ground, patches that bleached.
            let upright = 1.0 - abs(flat_normal.y);
            let streaks = noise(vec3(p.x * 2.6, p.y * 0.22, p.z * 2.6)) * upright;
            colour *= 1.0 + 0.16 * slow + 0.12 * streaks;
            let low = exp(-max(p.y - FLOOR_Y, 0.0) * 0.75) * step(FLOOR_Y - 0.5, p.y) * upright;
            let grime = clamp(low * (0.75 + 0.6 * slow), 0.0, 0.85);
            colour = mix(colour, place.shade.rgb, grime);
            let moss = place.extra.y * smoothstep(0.15, 0.75, slow + 0.35 * noise(p * 2.3) + 0.3 * low);
            colour = mix(colour, vec3(0.085, 0.095, 0.040), moss * 0.6);
        }
        if kind == LIMESTONE {
            // What rain and hands leave on level stone: dark tide marks, grey and ochre lichen, hair cracks.
            let level = smoothstep(0.55, 0.9, flat_normal.y) * unforeseen(place.extra.y, in.position.w);
            if level > 0.01 {
                let tide = noise(vec3(p.x * 0.62, 4.0, p.z * 0.62)) + 0.45 * noise(vec3(p.x * 2.1, 9.0, p.z * 2.1));
                let edge = abs(tide - 0.12);
                colour *= 1.0 - level * (0.55 * smoothstep(0.75, -0.35, tide) * 0.55 + 0.30 * (1.0 - smoothstep(0.0, 0.09, edge)));
                let spots = noise(vec3(p.x * 4.7, 1.0, p.z * 4.7)) + 0.5 * noise(vec3(p.x * 13.0, 2.0, p.z * 13.0));
                let grey = smoothstep(0.62, 0.82, spots) * smoothstep(-0.1, 0.4, slow);
                colour = mix(colour, vec3(0.52, 0.51, 0.45), level * grey * 1.3);
                let ochre = smoothstep(0.80, 0.95, noise(vec3(p.x * 6.1 + 30.0, 3.0, p.z * 6.1)) + 0.4 * noise(vec3(p.x * 19.0, 5.0, p.z * 19.0)));
                colour = mix(colour, vec3(0.50, 0.34, 0.09), level * ochre * 0.8);
                let fault = abs(noise(vec3(p.x * 0.75 + 0.3 * tide, 12.0, p.z * 0.75)));
                colour *= 1.0 - level * 0.75 * (1.0 - smoothstep(0.0, 0.012, fault));
            }
        }
        if kind != GRASS {
            let grain = noise_grad(p * 23.0);
            n = bumped(n, grain.xyz * 0.045);
            colour *= 1.0 + 0.07 * grain.w;
        }
    } else if kind == LEAVES {
        let sway = sin(globals.time * 0.9 + p.x * 0.7 + p.z * 0.4) * 0.025;
        let big = noise_grad(p * 2.7 + vec3(sway, 0.0, sway));
        let small = noise_grad(p * 9.0 + vec3(sway * 3.0, 0.0, 0.0));
        n = bumped(n, big.xyz * 0.30 + small.xyz * 0.26);
        let lit = 0.5 + 0.5 * (0.55 * big.w + 0.65 * small.w);
        colour = mix(place.shade.rgb, colour, smoothstep(0.15, 0.85, lit));
        occlusion = 0.45 + 0.55 * smoothstep(0.1, 0.7, lit);
        glow = colour * vec3(0.10, 0.12, 0.03);
        rough = 0.8;
    } else if kind == TILES {
        // Curved clay tiles in rows that follow the slope.
        let across = select(p.x, p.z, abs(flat_normal.x) > abs(flat_normal.z));
        let row = p.y * 2.1;
        let lap = fract(row);
        let round = abs(fract(across * 1.15) - 0.5) * 2.0;
        let each = noise(vec3(floor(across * 1.15 + 0.5) * 3.7, floor(row) * 5.3, 1.0));
        colour = mix(place.shade.rgb, colour, clamp(0.35 + 0.65 * round + 0.25 * lap, 0.0, 1.0)) * (1.0 + 0.30 * each + 0.2 * slow);
        rough = 0.85;
    } else if kind == GLASS {
        let glass = pane(p.xy);
        glow = glass.rgb * place.tint.rgb * (1.0 - 0.94 * glass.w);
        colour = vec3(0.03);
        rough = 0.3;
    } else if kind == TIMBER {
        let grain = noise(vec3(p.x * 1.2, p.y * 14.0, p.z * 14.0));
        colour *= 0.85 + 0.3 * grain;
    } else {
        glow = colour * 0.12;
    }

    let contacts = unforeseen(place.extra.x, in.position.w);
    if contacts > 0.5 && flat_normal.y > 0.6 {
        var dark = 1.0;
        for (var i = 0u; i < u32(contacts); i++) {
            let c = place.contacts[i];
            let d = length(p.xz - c.xz) / c.w;
            if d > 1.45 {
                continue;
            }
            dark *= 1.0 - 0.72 * exp(-max(c.y, 0.0) * 7.0) * (1.0 - smoothstep(0.80, 1.45, d));
        }
        occlusion *= dark;
        colour *= mix(1.0, dark, 0.35);
    }

    let around = surroundings(p, n);
    pbr.N = n;
    pbr.material.base_color = vec4(colour, 1.0);
    pbr.material.perceptual_roughness = rough;
    pbr.diffuse_occlusion *= around.sky * occlusion;
    pbr.specular_occlusion *= around.sky * occlusion;
    pbr.material.emissive = vec4(colour * around.bounce * occlusion + glow * select(around.sky, 1.0, kind == GLASS), 0.0);
    var out: FragmentOutput;
    out.color = main_pass_post_lighting_processing(pbr, apply_pbr_lighting(pbr));
    return out;
}
#endif

// The men: everything is drawn from the place on the man itself, so nothing swims when one moves.
// UV carries the local x and z, UV1 the local height and the chance of a broken face.
#import bevy_pbr::{
    forward_io::{VertexOutput, FragmentOutput},
    mesh_view_bindings::view,
    pbr_fragment::pbr_input_from_standard_material,
    pbr_functions::{apply_pbr_lighting, main_pass_post_lighting_processing},
}
#import "shaders://choice.wgsl"::unforeseen
#import "shaders://noise.wgsl"::{noise, noise_grad, fbm2, fbm3, bumped}
#import "shaders://surroundings.wgsl"::surroundings
#ifdef QUICK
#import "shaders://quick.wgsl"::{gloss, matt, sunlight, toned}
#endif

struct Man {
    light: vec4<f32>,
    dark: vec4<f32>,
    // Radius, height, carving (0 cross, 1 rosette, 2 star, 3 spiral of dots, 8 ring, 9 two rings, 10 ring and boss), seed.
    shape: vec4<f32>,
    // Roughness, depth of the carving, veins, unused.
    finish: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> man: Man;

fn notch(d: f32, width: f32) -> f32 {
    let s = max(1.0 - (d / width) * (d / width), 0.0);
    return s * s;
}

// Depth of the carving, 0..1, at a place on the top; radius 1 is the edge of the man.
fn carved(p: vec2<f32>, kind: u32) -> f32 {
    let r = length(p);
    let angle = atan2(p.y, p.x);
    var cut = 0.0;
    if kind == 0u {
        // A cross with flaring arms in a ring.
        let a = abs(fract(angle / 1.5707963 + 0.5) - 0.5) * 1.5707963;
        let arm = r * sin(a);
        let edge = arm - (0.035 + 0.26 * r * r);
        cut = max(notch(r - 0.66, 0.07), notch(edge, 0.055) * step(0.10, r) * (1.0 - smoothstep(0.55, 0.62, r)));
    } else if kind == 1u {
        // Six petals drawn with compasses.
        cut = notch(r - 0.68, 0.06);
        for (var i = 0; i < 6; i++) {
            let t = f32(i) * 1.0471976;
            let d = abs(length(p - vec2(cos(t), sin(t)) * 0.6) - 0.6);
            cut = max(cut, notch(d, 0.06) * (1.0 - smoothstep(0.60, 0.66, r)));
        }
    } else if kind == 2u {
        // Eight rays.
        let a = abs(fract(angle / 0.7853982 + 0.5) - 0.5) * 0.7853982;
        cut = max(notch(r * sin(a), 0.045 * (1.2 - r)) * smoothstep(0.10, 0.2, r) * (1.0 - smoothstep(0.5, 0.62, r)), notch(r - 0.70, 0.06));
        cut = max(cut, notch(r, 0.10));
    } else if kind == 3u {
        // A ring of drilled dots about a quartered middle.
        let a = (fract(angle / 0.6283185) - 0.5) * 0.6283185;
        cut = notch(length(vec2(r * cos(a) - 0.56, r * sin(a))), 0.10);
        cut = max(cut, notch(r - 0.28, 0.06));
        cut = max(cut, notch(r, 0.09));
    } else if kind == 8u {
        cut = max(notch(r - 0.50, 0.10), notch(r, 0.16));
    } else if kind == 9u {
        cut = max(notch(r - 0.56, 0.075), notch(r - 0.28, 0.075));
    } else {
        let a = abs(fract(angle / 2.0943951 + 0.5) - 0.5) * 2.0943951;
        cut = max(notch(r - 0.52, 0.09), notch(r * sin(a), 0.06) * (1.0 - smoothstep(0.36, 0.44, r)));
    }
    return cut;
}

#ifdef QUICK
@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    let local = vec3(in.uv.x, in.uv_b.x, in.uv.y);
    let broken = in.uv_b.y;
    let n = normalize(in.world_normal);
    let top = smoothstep(0.45, 0.8, local.y / man.shape.y) * (1.0 - broken);
    let cut = carved(local.xz / man.shape.x, u32(unforeseen(man.shape.z, in.position.w))) * top;
    let cloud = sin(local.x * 31.0 + man.shape.w * 5.0) * sin(local.z * 27.0 + man.shape.w * 9.0);
    var colour = mix(man.light.rgb, man.dark.rgb, 0.35 + 0.25 * cloud + 0.2 * broken);
    colour = mix(colour, man.dark.rgb * vec3(0.46, 0.40, 0.33), cut * 0.86);
    // Without relief the carving must speak by its darkness alone.
    colour *= 1.0 - 0.55 * cut;
    let seat = 0.35 + 0.65 * smoothstep(0.0, 0.55, local.y / man.shape.y + broken);
    let p = in.world_position.xyz;
    // A dull shine where the sky meets the eye over the edge keeps slate from turning into a hole.
    let eye = normalize(view.world_position - p);
    let edge = 1.0 - max(dot(n, eye), 0.0);
    let shine = (0.012 + 0.11 * edge * edge * edge) * (0.5 + 0.5 * n.y) * seat;
    var out: FragmentOutput;
    let around = surroundings(p, n);
    var light = matt(colour, p, n, around, seat, sunlight(p + n * 0.02)) + shine * vec3(0.8, 0.9, 1.1);
#ifdef RELIEF
    light += gloss(p, n, man.finish.x) * around.sky * seat * (1.0 - cut);
#endif
    out.color = toned(light);
    return out;
}
#else
@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var pbr = pbr_input_from_standard_material(in, is_front);
    let local = vec3(in.uv.x, in.uv_b.x, in.uv.y);
    let broken = in.uv_b.y;
    let q = local + vec3(man.shape.w * 3.17, man.shape.w * 1.31, man.shape.w * 7.73);
    let p = local.xz / man.shape.x;
    let kind = u32(unforeseen(man.shape.z, in.position.w));
    let top = smoothstep(0.45, 0.8, local.y / man.shape.y) * (1.0 - broken);

    // Depth and slope of the carving; the slope is turned with the man by the derivatives of position.
    let e = 0.012;
    var cut = 0.0;
    var slope = vec2(0.0);
    if top > 0.0 {
        cut = carved(p, kind) * top;
    }
    var vein = 1.0;
    var grain = vec4(0.0);
    let pit = noise_grad(q * 24.0);
    var cloud = pit.w * 0.6;
    slope = vec2(carved(p + vec2(e, 0.0), kind) - carved(p - vec2(e, 0.0), kind), carved(p + vec2(0.0, e), kind) - carved(p - vec2(0.0, e), kind)) / (2.0 * e);
    cloud = fbm3(q * 6.0);
    vein = abs(fbm2(q * 8.0 + cloud * 0.8));
    grain = noise_grad(q * 70.0);
    var colour = mix(man.light.rgb, man.dark.rgb, smoothstep(-0.45, 0.75, cloud));
    colour = mix(colour, man.light.rgb * 1.25, man.finish.z * (1.0 - smoothstep(0.0, 0.05, vein)));
    colour *= 1.0 + 0.07 * grain.w - 0.22 * smoothstep(0.5, 0.9, pit.w);
    colour = mix(colour, colour * 0.80, broken);
    // Dust and grease settle in the carving; the crown is rubbed bright.
    let worn = smoothstep(0.78, 1.0, local.y / man.shape.y) * (1.0 - broken);
    colour = mix(colour, man.dark.rgb * vec3(0.46, 0.40, 0.33), cut * 0.86);
    colour *= 1.0 + 0.06 * worn * (1.0 - cut);

    // Local axes in the world, found from how local and world places change together over the screen.
    let dpx = dpdx(in.world_position.xyz);
    let dpy = dpdy(in.world_position.xyz);
    let dlx = dpdx(local);
    let dly = dpdy(local);
    let det = dlx.x * dly.z - dlx.z * dly.x;
    var n = pbr.N;
    if abs(det) > 1e-12 && top > 0.0 {
        let tx = normalize((dpx * dly.z - dpy * dlx.z) / det);
        let tz = normalize((dpy * dlx.x - dpx * dly.x) / det);
        n = normalize(n + (tx * slope.x + tz * slope.y) * man.finish.y * top);
    }
    n = bumped(n, grain.xyz * 0.05 + pit.xyz * (0.045 + 0.10 * broken));

    let around = surroundings(in.world_position.xyz, n);
    let seat = 0.35 + 0.65 * smoothstep(0.0, 0.55, local.y / man.shape.y + broken);
    let occlusion = seat * (1.0 - 0.55 * cut);
    pbr.N = n;
    pbr.material.base_color = vec4(colour, 1.0);
    pbr.material.perceptual_roughness = mix(man.finish.x, man.finish.x * 0.72, worn) + 0.25 * cut + 0.2 * broken;
    pbr.diffuse_occlusion *= around.sky * occlusion;
    pbr.specular_occlusion *= around.sky * occlusion;
    pbr.material.emissive = vec4(colour * around.bounce * occlusion, 0.0);
    var out: FragmentOutput;
    out.color = main_pass_post_lighting_processing(pbr, apply_pbr_lighting(pbr));
    return out;
}
#endif

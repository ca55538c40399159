// Light in the air: a mote is a soft disc, a shaft is a sheet that fades at its edges and along its way.
#import bevy_pbr::{
    forward_io::VertexOutput,
    mesh_view_bindings::{globals, view},
}
#import "shaders://choice.wgsl"::unforeseen
#import "shaders://noise.wgsl"::noise

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> light: vec4<f32>;

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let p = in.world_position.xyz;
    if unforeseen(light.w, in.position.w) < 0.5 {
        let r = length(in.uv - 0.5) * 2.0;
        let soft = max(1.0 - r * r, 0.0);
        // Bright where the sun comes through, faint in the shade; it twinkles as it turns.
        let in_sun = smoothstep(-0.3, 0.5, noise(vec3(p.x * 0.55 + p.z * 0.34, p.y * 0.4, 1.0)));
        let twinkle = 0.65 + 0.35 * sin(globals.time * 1.7 + p.x * 13.0 + p.y * 7.0);
        return vec4(light.rgb * soft * soft * (0.15 + 0.85 * in_sun) * twinkle * 0.55, 0.0);
    }
    let edge = smoothstep(0.0, 0.12, in.uv.x) * smoothstep(1.0, 0.88, in.uv.x);
    let way = smoothstep(0.0, 0.08, in.uv.y) * smoothstep(1.0, 0.25, in.uv.y);
    // Tracery and leaves cut the light into beams of unequal strength.
    let beams = noise(vec3(in.uv.x * 6.0, 2.0, globals.time * 0.04));
    let streak = 0.18 + 0.82 * smoothstep(-0.25, 0.55, beams);
    let near = smoothstep(1.0, 6.0, distance(p, view.world_position));
    return vec4(light.rgb * edge * way * streak * near * light.w * 0.024, 0.0);
}

// Marks and contact shade laid over the stone as small sheets: only their own pixels cost anything.
#import bevy_pbr::forward_io::VertexOutput
#import bevy_pbr::mesh_view_bindings::globals
#import "shaders://board_marks.wgsl"::{Mark, point_mark, groove_mark}
#import "shaders://quick.wgsl"::{matt, sunlight, toned}
#import "shaders://surroundings.wgsl"::surroundings

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
#ifdef CONTACTS
    // UV: place in radii of the man; UV1: strength, whether he throws shade; colour: where that of foot and crown falls.
    let d = length(in.uv);
    let pressed = in.uv_b.x * (1.0 - smoothstep(0.80, 1.45, d));
    let way = in.color.zw - in.color.xy;
    let t = clamp(dot(in.uv - in.color.xy, way) / max(dot(way, way), 1e-4), 0.0, 1.0);
    let edge = length(in.uv - in.color.xy - way * t) - mix(0.98, 0.74, t);
    // The higher he flies, the softer the edge.
    let soft = 0.10 + 0.04 * length(in.color.xy) + 0.07 * t;
    let thrown = in.uv_b.y * (1.0 - smoothstep(-soft, soft, edge)) * sunlight(in.world_position.xyz).g;
    let dark = 1.0 - (1.0 - pressed) * (1.0 - 0.60 * thrown);
    // Shade is blue with the sky's light.
    return vec4(vec3(0.010, 0.014, 0.024) * thrown, dark);
#else
    // A kind that is the same at all corners may come out a hair less between them: it is rounded.
    // UV: place from the point, or along and across the groove; UV1: kind, strength; colour: seconds, length, is a groove.
    let p = in.world_position.xyz;
    var mark: Mark;
#ifdef GROOVES
    let bed = 1.0 - smoothstep(0.035, 0.075, abs(in.uv.y));
    mark = groove_mark(u32(in.uv_b.x + 0.5), vec4(0.0, 0.0, in.color.y, 0.0), in.color.x, in.uv_b.y, in.uv, bed, globals.time);
#else
    mark = point_mark(u32(in.uv_b.x + 0.5), in.uv, in.uv_b.y, globals.time);
#endif
    let up = vec3(0.0, 1.0, 0.0);
    let dust = matt(vec3(0.86, 0.79, 0.66), p, up, surroundings(p, up), 1.0, sunlight(p));
    let dark = clamp(0.62 * mark.seat, 0.0, 1.0);
    let cover = 1.0 - (1.0 - 0.85 * mark.dust) * (1.0 - 0.9 * mark.stain) * (1.0 - dark);
    let stained = mark.stain * 0.9 * vec3(0.060, 0.009, 0.004);
    let paint = dust * 0.85 * mark.dust * (1.0 - dark) + stained;
#ifdef TONEMAP_IN_SHADER
    // Light that is toned before it is laid over the stone keeps its colour only if it is faint.
    let glow = mark.glow * 0.30;
#else
    let glow = mark.glow;
#endif
    return vec4(toned(paint + glow).rgb, cover);
#endif
}

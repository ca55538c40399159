// Leaded glass: slanting panes of pale green and gold, a few of red and blue, a coloured border. `view/pattern.rs` repeats
// it for the colours that the sun throws on the stone.

// A number in 0..1 for a pane.
fn lot(x: f32, y: f32) -> f32 {
    var h = u32(i32(x)) * 0x9E3779B1u ^ u32(i32(y)) * 0x85EBCA77u;
    h ^= h >> 15u;
    h *= 0x2C1B3C6Du;
    h ^= h >> 12u;
    return f32(h >> 8u) / 16777216.0;
}

// The light through the glass at a place of the window, rgb, and 1 on the lead between panes.
fn pane(p: vec2<f32>) -> vec4<f32> {
    let q = vec2(p.x * 1.55 + p.y * 1.05, p.x * 1.55 - p.y * 1.05);
    let cell = floor(q);
    let edge = 0.5 - abs(fract(q) - 0.5);
    let lead = 1.0 - smoothstep(0.03, 0.07, min(edge.x, edge.y));
    let n = lot(cell.x, cell.y);
    var colour = mix(vec3(0.78, 0.80, 0.52), vec3(0.96, 0.84, 0.50), fract(n * 7.0));
    colour = select(colour, vec3(0.84, 0.16, 0.10), n > 0.66);
    colour = select(colour, vec3(0.14, 0.28, 0.84), n > 0.78);
    colour = select(colour, vec3(0.96, 0.56, 0.12), n > 0.90);
    return vec4(colour, lead);
}

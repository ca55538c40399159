// What the board says: light, dust and stain drawn into the stone around a point and along a groove.
// Every mark has its own shape, so that none depends on its colour.
#import "shaders://noise.wgsl"::noise

const HOVER: u32 = 1u;
const CHOSEN: u32 = 2u;
const LEGAL: u32 = 3u;
const LAST_FROM: u32 = 4u;
const LAST_TO: u32 = 5u;
const REMOVABLE: u32 = 6u;
const HINT: u32 = 7u;
const REFUSED: u32 = 8u;
const CURSOR: u32 = 9u;

const MILL: u32 = 0u;
const LAST_TURN: u32 = 1u;

struct Mark {
    // Light in output units.
    glow: vec3<f32>,
    // How much pale dust covers the stone.
    dust: f32,
    // How much the stone is darkened so that light on it reads in full sun.
    seat: f32,
    // How much red-brown stain.
    stain: f32,
}

fn line(d: f32, width: f32) -> f32 {
    let t = d / width;
    return exp(-t * t);
}

fn no_mark() -> Mark {
    return Mark(vec3(0.0), 0.0, 0.0, 0.0);
}

// For those who need more contrast, whose marks come with more than full strength, the dark seat of the light is wider and
// has a firm edge.
fn firm(seat: f32, strength: f32) -> f32 {
    return mix(seat, smoothstep(0.02, 0.20, seat), smoothstep(1.1, 1.6, strength));
}

fn joined(a: Mark, b: Mark) -> Mark {
    return Mark(a.glow + b.glow, max(a.dust, b.dust), max(a.seat, b.seat), max(a.stain, b.stain));
}

// The mark of one kind at an offset from its point.
fn point_mark(kind: u32, v: vec2<f32>, strength: f32, time: f32) -> Mark {
    var m = no_mark();
    let r = length(v);
    if kind == 0u || strength <= 0.001 || r > 0.62 {
        return m;
    }
    let angle = atan2(v.y, v.x);
    let d = (v + vec2(v.y, -v.x)) * 0.70710678;
    let slant = abs(vec2(d.x, (v.y - v.x) * 0.70710678));
    if kind == CHOSEN {
        let flame = 0.86 + 0.14 * noise(vec3(v * 9.0, time * 1.3));
        let ring = line(r - 0.272, 0.020);
        m.glow = vec3(1.0, 0.56, 0.15) * (8.5 * ring * flame + 0.55 * exp(-abs(r - 0.272) * 15.0));
        m.seat = line(r - 0.272, 0.060);
    } else if kind == LEGAL {
        let turned = angle + time * 0.22;
        let a = (fract(turned / 0.7853982) - 0.5) * 0.7853982;
        let dots = 1.0 - smoothstep(0.014, 0.026, length(vec2(r * cos(a) - 0.128, r * sin(a))));
        let spark = 1.0 - smoothstep(0.026, 0.050, r);
        let breath = 0.85 + 0.15 * sin(time * 2.1);
        m.glow = vec3(1.0, 0.72, 0.33) * (7.0 * max(dots, spark) * breath + 0.42 * exp(-r * 12.0));
        m.seat = (1.0 - smoothstep(0.13, 0.19, r)) * 0.75;
    } else if kind == HOVER {
        m.glow = vec3(1.0, 0.82, 0.55) * (1.25 * line(r - 0.262, 0.030));
        m.seat = 0.45 * line(r - 0.262, 0.055);
    } else if kind == LAST_FROM {
        let broken = smoothstep(-0.35, 0.30, noise(vec3(v * 21.0, 3.0)));
        m.dust = 0.80 * line(r - 0.120, 0.040) * (0.35 + 0.65 * broken);
    } else if kind == LAST_TO {
        let gaps = smoothstep(0.10, 0.22, abs(fract(angle / 1.5707963) - 0.5));
        let broken = smoothstep(-0.6, 0.2, noise(vec3(v * 25.0, 5.0)));
        m.dust = 0.92 * line(r - 0.264, 0.030) * gaps * (0.45 + 0.55 * broken);
    } else if kind == REMOVABLE {
        let beat = 0.5 + 0.5 * sin(time * 3.4);
        let near = 0.232 + 0.022 * beat;
        let along = max(slant.x, slant.y);
        let across = min(slant.x, slant.y);
        let inside = smoothstep(near - 0.012, near + 0.012, along) * (1.0 - smoothstep(near + 0.125, near + 0.150, along));
        let wedge = inside * (1.0 - smoothstep(0.6, 1.0, across / (0.016 + 0.30 * max(along - near, 0.0))));
        m.glow = vec3(1.0, 0.10, 0.045) * (7.0 * wedge + 0.35 * exp(-abs(r - 0.29) * 14.0));
        m.seat = max(wedge, 0.75 * inside * (1.0 - smoothstep(0.9, 2.0, across / (0.016 + 0.30 * max(along - near, 0.0)))));
    } else if kind == HINT {
        let beat = fract(time * 0.55);
        let outer = 0.262 + 0.085 * beat;
        let fade = 1.0 - beat;
        m.glow = vec3(0.16, 0.86, 1.0) * (5.0 * line(r - 0.250, 0.016) + 4.5 * fade * line(r - outer, 0.014)
            + 0.30 * exp(-abs(r - 0.25) * 14.0));
        m.seat = max(line(r - 0.250, 0.045), fade * line(r - outer, 0.04));
    } else if kind == REFUSED {
        let wobble = 0.012 * noise(vec3(v * 17.0, 1.0));
        let arms = line(min(slant.x, slant.y) + wobble, 0.026) * (1.0 - smoothstep(0.36, 0.42, r));
        m.stain = max(arms, 0.55 * line(r - 0.255, 0.035));
        m.glow = vec3(0.75, 0.10, 0.03) * 0.5 * arms;
    } else if kind == CURSOR {
        let q = abs(v);
        let corner = smoothstep(0.135, 0.155, min(q.x, q.y));
        let bracket = line(max(q.x, q.y) - 0.292, 0.017) * corner;
        m.glow = vec3(1.0, 0.93, 0.80) * 5.0 * bracket;
        m.seat = line(max(q.x, q.y) - 0.292, 0.045) * corner;
    }
    m.glow *= strength;
    m.dust = min(m.dust * strength, 1.0);
    m.seat = min(firm(m.seat, strength) * strength, 1.4);
    m.stain = min(m.stain * strength, 1.1);
    return m;
}

// The mark along a groove: `ends` holds both ends, `since` the seconds since it began, `hollow` the depth here.
fn groove_mark(kind: u32, ends: vec4<f32>, since: f32, strength: f32, p: vec2<f32>, hollow: f32, time: f32) -> Mark {
    var m = no_mark();
    let along = ends.zw - ends.xy;
    let size = max(length(along), 1e-4);
    let t = clamp(dot(p - ends.xy, along) / (size * size), 0.0, 1.0);
    let d = length(p - ends.xy - along * t);
    if d > 0.45 {
        return m;
    }
    let bed = line(d, 0.052) * (0.35 + 0.65 * hollow);
    if kind == MILL {
        let front = since * 1.9;
        let reached = 1.0 - smoothstep(front - 0.18, front + 0.02, t * size);
        let run = fract(since * 0.42);
        let spark = line((t - run * 1.3 + 0.15) * size, 0.16);
        let head = line(t * size - front, 0.12);
        let ember = 0.72 + 0.28 * noise(vec3(p * 7.0, time * 1.6));
        let heat = ember * reached + 1.6 * spark * reached + 2.2 * head;
        m.glow = vec3(1.0, 0.50, 0.12) * heat * (9.0 * bed + 0.42 * exp(-d * 11.0));
        m.seat = 0.8 * line(d, 0.11) * reached;
    } else if kind == LAST_TURN {
        let broken = smoothstep(-0.5, 0.4, noise(vec3(p * 19.0, 7.0)));
        m.dust = 0.62 * line(d, 0.040) * (0.3 + 0.7 * broken) * mix(0.45, 1.0, t);
    } else {
        let beads = fract((t * size - time * 0.45) / 0.16) - 0.5;
        let bead = line(length(vec2(beads * 0.16, d)), 0.026);
        m.glow = vec3(0.16, 0.86, 1.0) * (6.0 * bead + 0.35 * bed);
        m.seat = 0.7 * line(d, 0.07);
    }
    m.glow *= strength;
    m.dust = min(m.dust * strength, 1.0);
    m.seat = min(firm(m.seat, strength) * strength, 1.4);
    return m;
}

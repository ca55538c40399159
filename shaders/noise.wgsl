// Value noise in space with its gradient, and sums of it. Seeded only by where it is sampled.

fn hash3(p: vec3<f32>) -> f32 {
    let q = vec3<u32>(vec3<i32>(p));
    var h = q.x * 0x9E3779B1u ^ q.y * 0x85EBCA77u ^ q.z * 0xC2B2AE3Du;
    h ^= h >> 15u;
    h *= 0x2C1B3C6Du;
    h ^= h >> 13u;
    return f32(h >> 8u) / 16777216.0;
}

// Noise in -1..1 (w) and its gradient (xyz).
fn noise_grad(p: vec3<f32>) -> vec4<f32> {
    let i = floor(p);
    let f = p - i;
    let u = f * f * (3.0 - 2.0 * f);
    let du = 6.0 * f * (1.0 - f);
    let a = hash3(i);
    let b = hash3(i + vec3(1.0, 0.0, 0.0));
    let c = hash3(i + vec3(0.0, 1.0, 0.0));
    let d = hash3(i + vec3(1.0, 1.0, 0.0));
    let e = hash3(i + vec3(0.0, 0.0, 1.0));
    let g = hash3(i + vec3(1.0, 0.0, 1.0));
    let h = hash3(i + vec3(0.0, 1.0, 1.0));
    let k = hash3(i + vec3(1.0, 1.0, 1.0));
    let k0 = b - a;
    let k1 = c - a;
    let k2 = e - a;
    let k3 = a - b - c + d;
    let k4 = a - c - e + h;
    let k5 = a - b - e + g;
    let k6 = b + c + e + k - a - d - g - h;
    let value = a + k0 * u.x + k1 * u.y + k2 * u.z + k3 * u.x * u.y + k4 * u.y * u.z + k5 * u.z * u.x + k6 * u.x * u.y * u.z;
    let slope = du * vec3(
        k0 + k3 * u.y + k5 * u.z + k6 * u.y * u.z,
        k1 + k4 * u.z + k3 * u.x + k6 * u.z * u.x,
        k2 + k5 * u.x + k4 * u.y + k6 * u.x * u.y,
    );
    return vec4(slope * 2.0, value * 2.0 - 1.0);
}

fn noise(p: vec3<f32>) -> f32 {
    return noise_grad(p).w;
}

fn fbm2(p: vec3<f32>) -> f32 {
    return 0.62 * noise(p) + 0.34 * noise(p * 2.17 + vec3(11.3, 4.1, 7.7));
}

fn fbm3(p: vec3<f32>) -> f32 {
    return fbm2(p) + 0.18 * noise(p * 4.61 + vec3(3.1, 19.7, 5.3));
}

// Tilts a normal by a bump gradient.
fn bumped(n: vec3<f32>, gradient: vec3<f32>) -> vec3<f32> {
    return normalize(n - (gradient - n * dot(gradient, n)));
}

// What a place in the cloister receives besides the sun: how much sky it sees through the arcade, and how much warm
// light the sunlit paving and walls throw back at it. A stand-in for baked global illumination: it knows only the plan
// of the building (see `cloister/plan.rs`, whose numbers it repeats).

#import bevy_pbr::mesh_view_bindings::lights

const ARCADE_Z: f32 = -5.4;
const WALL_Z: f32 = 13.0;
const FLOOR_Y: f32 = -4.6;
const CROWN_Y: f32 = 13.6;
const FAR_Z: f32 = -46.0;
const SIDE_X: f32 = 46.0;

struct Surroundings {
    // Share of the sky's light, 0..1.
    sky: f32,
    // Light thrown back by sunlit stone, in output units before the surface's own colour.
    bounce: vec3<f32>,
}

fn surroundings(p: vec3<f32>, n: vec3<f32>) -> Surroundings {
    var s: Surroundings;
    // Traces of ambient light tell the place (`lighting.rs`): green that the board lies under the open sky, red that no
    // walks stand across the garth.
    let open_sky = step(1e-6, lights.ambient_color.g);
    let no_walks = step(1e-6, lights.ambient_color.r);
    // 0 out in the garth, 1 inside the walk.
    let roofed = (1.0 - open_sky) * smoothstep(ARCADE_Z - 1.2, ARCADE_Z + 0.8, p.z) * (1.0 - smoothstep(CROWN_Y + 0.5, CROWN_Y + 2.5, p.y))
        * (1.0 - smoothstep(WALL_Z + 0.5, WALL_Z + 1.0, p.z));
    let depth = max(p.z - ARCADE_Z, 0.0);
    let height = clamp((p.y - FLOOR_Y) / (CROWN_Y - FLOOR_Y), 0.0, 1.0);
    let facing = clamp(0.62 - 0.48 * n.z + 0.10 * n.y, 0.0, 1.0);
    let open = 0.16 + 0.84 * exp(-depth * 0.105);
    let inside = open * facing * mix(1.0, 0.42, height * height);
    // The walks on the other sides of the garth lie in their own shade.
    let across = select(0.0, 1.0 - no_walks, p.y < 15.0 && (p.z < FAR_Z - 0.8 || abs(p.x) > SIDE_X + 0.8));
    s.sky = mix(mix(1.0, 0.30, across), inside, roofed);

    // Inside, the sunlit bench and floor glow from below; outside, lawn and walls lift the shade a little.
    let warm = vec3(0.44, 0.335, 0.235);
    let below = 0.5 - 0.5 * n.y;
    let near = exp(-depth * 0.045) * mix(1.0, 0.62, height);
    s.bounce = mix(mix(vec3(0.030, 0.032, 0.018), vec3(0.16, 0.13, 0.09), open_sky) * (0.4 + below), warm * near * (0.22 + 0.46 * below + 0.10 * n.z * n.z), roofed);
    return s;
}

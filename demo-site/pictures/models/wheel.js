import * as THREE from "three";
import { add, box, cylinder, extrude, group, lathe, mat, outline } from "./kit.js";

const polar = (radius, angle) => [radius * Math.cos(angle), radius * Math.sin(angle)];

function tyre(radius, rim, width, tread) {
  const half = width / 2;
  const wall = radius - rim;
  const profile = [
    [rim - 0.012, -half * 0.78],
    [rim + 0.006, -half * 0.9],
    [rim + wall * 0.3, -half * 0.99],
    [rim + wall * 0.58, -half],
    [rim + wall * 0.82, -half * 0.94],
    [radius - 0.008, -half * 0.8],
    [radius, -half * 0.6],
  ];
  const grooves = [-0.32, 0, 0.32];
  const crown = [];
  for (const groove of grooves) {
    const z = groove * half;
    crown.push([radius, z - 0.009], [radius - tread, z - 0.006]);
    crown.push([radius - tread, z + 0.006], [radius, z + 0.009]);
  }
  const mirrored = profile.map(([r, z]) => [r, -z]).reverse();
  return lathe([...profile, ...crown, ...mirrored], 96);
}

/** The face of a rim: a disc with windows cut between the spokes, dished toward the hub. */
function face(rim, { spokes, twin = false, spokeWidth = 0.1, dish = 0.035, hub = 0.26 }) {
  const circle = Array.from({ length: 72 }, (_, i) => polar(rim * 0.985, (i / 36) * Math.PI));
  const disc = new THREE.Shape(circle.map(([x, y]) => new THREE.Vector2(x, y)));
  const holes = [];
  const step = (Math.PI * 2) / spokes;
  const cut = (centre, outer, inner, from, to) => {
    const corners = [];
    for (let i = 0; i <= 6; i += 1) corners.push(polar(from, centre - outer + (outer * i) / 3));
    corners.push(polar(to, centre + inner), polar(to, centre - inner));
    holes.push(outline(corners.reverse(), rim * 0.05, THREE.Path));
  };
  for (let i = 0; i < spokes; i += 1) {
    const angle = i * step + Math.PI / 2;
    const outer = step / 2 - spokeWidth * (twin ? 1.5 : 0.8);
    cut(angle + step / 2, outer, Math.max(outer * 0.25, 0.05), rim * 0.9, rim * (hub + 0.12));
    if (twin) cut(angle, spokeWidth * 0.85, 0.03, rim * 0.9, rim * (hub + 0.3));
  }
  const geometry = extrude(disc, 0.036, 0.007, holes, 2, 4);
  const position = geometry.attributes.position;
  for (let i = 0; i < position.count; i += 1) {
    const share = Math.hypot(position.getX(i), position.getY(i)) / rim;
    const depth = dish * (share > 0.93 ? -0.2 : 1 - share ** 1.6);
    position.setZ(i, position.getZ(i) - depth);
  }
  geometry.computeVertexNormals();
  return geometry;
}

/** A wheel turned around z whose outer side looks along +z. */
export function wheel({
  radius = 0.33,
  width = 0.22,
  rim = radius * 0.735,
  spokes = 5,
  twin = false,
  spokeWidth,
  dish,
  hub,
  finish = mat.alloy,
  caliper = mat.caliper,
  tread = 0.006,
} = {}) {
  const result = group();
  const half = width / 2;
  add(result, tyre(radius, rim, width, tread), mat.rubber);
  const barrel = [
    [rim * 0.93, half * 0.86],
    [rim * 0.985, half * 0.92],
    [rim * 1.012, half * 0.86],
    [rim * 0.995, half * 0.8],
    [rim * 0.93, half * 0.62],
    [rim * 0.88, 0],
    [rim * 0.9, -half * 0.8],
  ];
  const inside = finish.clone();
  inside.side = THREE.DoubleSide;
  add(result, lathe(barrel.reverse()), inside);
  add(result, face(rim * 0.95, { spokes, twin, spokeWidth, dish, hub }), finish, [
    0,
    0,
    half * 0.74,
  ]);
  add(result, cylinder(rim * 0.17, 0.03), finish, [0, 0, half * 0.6]);
  add(result, cylinder(rim * 0.12, 0.012), mat.gloss, [0, 0, half * 0.6 + 0.02]);
  for (let i = 0; i < 5; i += 1) {
    const [x, y] = polar(rim * 0.235, (i * Math.PI * 2) / 5 + 0.3);
    add(result, cylinder(rim * 0.032, 0.02, "z", undefined, 10), mat.steel, [x, y, half * 0.55]);
  }
  add(result, cylinder(rim * 0.74, 0.026), mat.disc, [0, 0, half * 0.05]);
  add(result, cylinder(rim * 0.4, 0.05), mat.frame, [0, 0, half * 0.08]);
  add(result, box(rim * 0.3, rim * 0.62, 0.07, 0.03), caliper, [
    -rim * 0.6,
    rim * 0.16,
    half * 0.12,
  ]);
  add(result, cylinder(rim * 0.9, 0.01), mat.liner, [0, 0, -half * 0.7]);
  return result;
}

/** Wheels on both sides of an axle, turned slightly when it steers. */
export function axle(parent, x, track, options, steer = 0) {
  const radius = options.radius ?? 0.33;
  for (const side of [1, -1]) {
    const one = wheel(options);
    one.position.set(x, radius, track * side);
    one.rotation.y = (side > 0 ? 0 : Math.PI) + steer;
    one.rotation.z = 0.4 + x;
    parent.add(one);
  }
}

/** A commercial steel wheel with hand holes and a ring of nuts. */
export function truckWheel({
  radius,
  width,
  rim = radius * 0.56,
  finish = mat.steel,
  nuts = 10,
  bulge = 1,
}) {
  const result = group();
  const half = width / 2;
  add(result, tyre(radius, rim, width, 0.012), mat.rubber);
  const shape = new THREE.Shape().absarc(0, 0, rim * 0.98, 0, Math.PI * 2);
  const holes = [];
  for (let i = 0; i < 8; i += 1) {
    const [x, y] = polar(rim * 0.76, (i * Math.PI) / 4);
    holes.push(new THREE.Path().absarc(x, y, rim * 0.085, 0, Math.PI * 2, true));
  }
  const plate = extrude(shape, 0.03, 0.006, holes);
  add(result, plate, finish, [0, 0, half * 0.35 * bulge]);
  const lip = [
    [rim * 0.9, half * 0.3 * bulge],
    [rim * 0.95, half * 0.7],
    [rim * 0.98, half * 0.88],
    [rim * 1.02, half * 0.86],
  ];
  const doubled = finish.clone();
  doubled.side = THREE.DoubleSide;
  add(result, lathe(lip), doubled);
  add(result, cylinder(rim * 0.34, 0.14, "z", rim * 0.28), finish, [
    0,
    0,
    half * 0.35 * bulge + 0.05,
  ]);
  add(result, cylinder(rim * 0.2, 0.05, "z", rim * 0.17), mat.frame, [
    0,
    0,
    half * 0.35 * bulge + 0.13,
  ]);
  for (let i = 0; i < nuts; i += 1) {
    const [x, y] = polar(rim * 0.48, (i * Math.PI * 2) / nuts);
    add(result, cylinder(rim * 0.045, 0.06, "z", undefined, 8), mat.steel, [
      x,
      y,
      half * 0.35 * bulge + 0.03,
    ]);
  }
  add(result, cylinder(rim * 0.95, 0.02), mat.liner, [0, 0, -half * 0.5]);
  return result;
}

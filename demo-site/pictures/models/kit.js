import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";

/**
 * Paint is rendered in a key colour: red and green carry what the coat reflects, blue adds what the
 * pigment would. Lights are neutral, so the pigment's share can be stored in alpha and any colour
 * mixed in afterwards: one rendering serves every colour of a body.
 */
const pigment = new THREE.Color().setRGB(0, 0, 1);

function standard(colour, roughness, metalness = 0, extra = {}) {
  return new THREE.MeshPhysicalMaterial({ color: colour, roughness, metalness, ...extra });
}

export function paint(extra = {}) {
  const material = new THREE.MeshPhysicalMaterial({
    color: pigment,
    roughness: 0.4,
    metalness: 0.3,
    specularIntensity: 0.45,
    clearcoat: 1,
    clearcoatRoughness: 0.03,
    ...extra,
  });
  material.defines.PAINTED = "";
  return material;
}

export function glass(opacity = 0.72, extra = {}) {
  const material = new THREE.MeshPhysicalMaterial({
    color: 0x0b0e11,
    roughness: 0.02,
    metalness: 0,
    ior: 1.6,
    transparent: true,
    opacity,
    depthWrite: false,
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneMinusSrcAlphaFactor,
    blendSrcAlpha: THREE.ZeroFactor,
    blendDstAlpha: THREE.OneMinusSrcAlphaFactor,
    ...extra,
  });
  material.defines.GLASS = "";
  return material;
}

export const mat = {
  paint: paint({ side: THREE.DoubleSide }),
  satinPaint: paint({ roughness: 0.5, metalness: 0.1, clearcoat: 0.6, clearcoatRoughness: 0.25 }),
  rubber: standard(0x222326, 0.82, 0, { specularIntensity: 0.35 }),
  plastic: standard(0x25272a, 0.66, 0, { specularIntensity: 0.5, side: THREE.DoubleSide }),
  gloss: standard(0x08090a, 0.12, 0, { clearcoat: 1, side: THREE.DoubleSide }),
  liner: standard(0x060607, 1, 0, { specularIntensity: 0, side: THREE.DoubleSide }),
  alloy: standard(0xb9bdc2, 0.24, 0.92, { clearcoat: 0.6, clearcoatRoughness: 0.1 }),
  darkAlloy: standard(0x4c4f54, 0.28, 0.85, { clearcoat: 0.8, clearcoatRoughness: 0.08 }),
  chrome: standard(0xe4e7ea, 0.08, 1),
  steel: standard(0x8d9196, 0.38, 0.9),
  frame: standard(0x35373b, 0.48, 0.4),
  disc: standard(0x7d8084, 0.34, 0.85),
  caliper: standard(0x3a3d42, 0.4, 0.3),
  interior: standard(0x16171a, 0.9, 0, { specularIntensity: 0.15, side: THREE.DoubleSide }),
  seat: standard(0x2a2c31, 0.8, 0, { specularIntensity: 0.25 }),
  leather: standard(0x6a3f27, 0.6, 0, { specularIntensity: 0.4 }),
  white: standard(0xe9ebed, 0.4, 0, { clearcoat: 0.5, clearcoatRoughness: 0.2 }),
  grey: standard(0x8b9096, 0.5, 0.1),
  canvas: standard(0x202226, 0.95, 0, { specularIntensity: 0.1, side: THREE.DoubleSide }),
  plate: standard(0xf1f2f0, 0.45),
  wood: standard(0x8a7358, 0.75, 0, { specularIntensity: 0.3 }),
  red: standard(0x8e0a10, 0.15, 0, { clearcoat: 1, emissive: 0x5a0508, emissiveIntensity: 0.5 }),
  amber: standard(0xd46a08, 0.18, 0, { clearcoat: 1, emissive: 0x7a3402, emissiveIntensity: 0.35 }),
  lamp: standard(0xdfe6ee, 0.1, 0.2, { clearcoat: 1, emissive: 0xffffff, emissiveIntensity: 0.45 }),
  glow: standard(0xffffff, 0.3, 0, { emissive: 0xffffff, emissiveIntensity: 1.6 }),
  glass: glass(0.62, { side: THREE.DoubleSide, forceSinglePass: true }),
  clear: glass(0.28, { side: THREE.DoubleSide, forceSinglePass: true }),
};

export function group(...children) {
  const result = new THREE.Group();
  if (children.length) result.add(...children);
  return result;
}

export function add(parent, geometry, material, position = [0, 0, 0], rotation = [0, 0, 0]) {
  const mesh = new THREE.Mesh(geometry, material);
  mesh.position.set(...position);
  mesh.rotation.set(...rotation);
  mesh.castShadow = !material.transparent;
  mesh.receiveShadow = true;
  parent.add(mesh);
  return mesh;
}

/** Adds a part on the left and its mirror image on the right. */
export function both(parent, geometry, material, [x, y, z], [rx, ry, rz] = [0, 0, 0]) {
  add(parent, geometry, material, [x, y, z], [rx, ry, rz]);
  const mirrored = group();
  mirrored.scale.z = -1;
  add(mirrored, geometry, material, [x, y, z], [rx, ry, rz]);
  parent.add(mirrored);
}

export function box(length, height, width, radius = 0.02, segments = 3) {
  const limit = Math.min(length, height, width) / 2 - 0.0005;
  return new RoundedBoxGeometry(length, height, width, segments, Math.min(radius, limit));
}

/** A closed outline with rounded corners; a point may carry its own radius as a third number. */
export function outline(points, radius = 0.03, Kind = THREE.Shape) {
  const shape = new Kind();
  const count = points.length;
  points.forEach((point, i) => {
    const before = points[(i + count - 1) % count];
    const after = points[(i + 1) % count];
    const reach = (other) => Math.hypot(other[0] - point[0], other[1] - point[1]);
    const toward = (other, distance) => {
      const share = distance / reach(other);
      return [point[0] + (other[0] - point[0]) * share, point[1] + (other[1] - point[1]) * share];
    };
    const bend = Math.min(point[2] ?? radius, reach(before) * 0.49, reach(after) * 0.49);
    const from = toward(before, bend);
    const to = toward(after, bend);
    if (i === 0) shape.moveTo(...from);
    else shape.lineTo(...from);
    shape.quadraticCurveTo(point[0], point[1], ...to);
  });
  shape.closePath();
  return shape;
}

/** A side profile given width: centred on z, edges bevelled inside the given width. */
export function extrude(shape, width, bevel = 0.02, holes = [], segments = 4, curveSegments = 8) {
  shape.holes.push(...holes);
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: Math.max(width - 2 * bevel, 0.001),
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelThickness: bevel,
    bevelSegments: segments,
    curveSegments,
  });
  geometry.translate(0, 0, -width / 2 + bevel);
  return geometry;
}

export function tube(points, radius, segments = 48, closed = false, tension = 0.4) {
  const curve = new THREE.CatmullRomCurve3(
    points.map((point) => new THREE.Vector3(...point)),
    closed,
    "catmullrom",
    tension,
  );
  return new THREE.TubeGeometry(curve, segments, radius, 10, closed);
}

export function cylinder(radius, length, axis = "z", top = radius, segments = 40) {
  const geometry = new THREE.CylinderGeometry(top, radius, length, segments);
  if (axis === "z") geometry.rotateX(Math.PI / 2);
  if (axis === "x") geometry.rotateZ(-Math.PI / 2);
  return geometry;
}

/** A lathe turned around z; points are [radius, z]. */
export function lathe(points, segments = 72) {
  const geometry = new THREE.LatheGeometry(
    points.map(([r, z]) => new THREE.Vector2(r, z)),
    segments,
  );
  return geometry.rotateX(Math.PI / 2);
}

export function ring(radius, thickness, arc = Math.PI * 2) {
  return new THREE.TorusGeometry(radius, thickness, 14, 72, arc);
}

export function ball(radius, sx = 1, sy = 1, sz = 1) {
  return new THREE.SphereGeometry(radius, 32, 20).scale(sx, sy, sz);
}

/** Monotone cubic through the points: smooth, and never overshoots a flat stretch. */
export function curve(points) {
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  if (xs[0] > xs[xs.length - 1]) {
    xs.reverse();
    ys.reverse();
  }
  const count = xs.length;
  const slopes = xs.slice(1).map((x, i) => (ys[i + 1] - ys[i]) / (x - xs[i]));
  const tangents = xs.map((_, i) => {
    if (i === 0) return slopes[0];
    if (i === count - 1) return slopes[count - 2];
    if (slopes[i - 1] * slopes[i] <= 0) return 0;
    const [a, b] = [xs[i] - xs[i - 1], xs[i + 1] - xs[i]];
    return (3 * (a + b)) / ((2 * b + a) / slopes[i - 1] + (b + 2 * a) / slopes[i]);
  });
  return (x) => {
    if (x <= xs[0]) return ys[0];
    if (x >= xs[count - 1]) return ys[count - 1];
    let i = 0;
    while (x > xs[i + 1]) i += 1;
    const span = xs[i + 1] - xs[i];
    const t = (x - xs[i]) / span;
    const [t2, t3] = [t * t, t * t * t];
    return (
      (2 * t3 - 3 * t2 + 1) * ys[i] +
      (t3 - 2 * t2 + t) * span * tangents[i] +
      (-2 * t3 + 3 * t2) * ys[i + 1] +
      (t3 - t2) * span * tangents[i + 1]
    );
  };
}

export const clamp = (x, low, high) => Math.min(high, Math.max(low, x));
export const mix = (a, b, t) => a + (b - a) * t;
export function smooth(low, high, x) {
  const t = clamp((x - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
}

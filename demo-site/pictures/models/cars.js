import * as THREE from "three";
import { add, both, box, mat, tube } from "./kit.js";
import { car } from "./car.js";

const raked = (rise) => [
  [0, -0.09],
  [0.2, -0.02],
  [0.42, 0],
  [0.62, -0.015],
  [0.85, -0.07 - rise * 0.4],
  [1, -0.12 - rise],
];
const upright = [
  [0, 0.1],
  [0.25, 0],
  [0.55, 0],
  [0.8, 0.03],
  [1, 0.07],
];
const lean = (amount, bow = 0.05) => [
  [0, 0],
  [0.5, amount * 0.5 + bow * Math.sign(amount) * -1],
  [1, amount],
];

const sedanTop = [
  [2.4, 0.68],
  [2.1, 0.765],
  [1.6, 0.855],
  [1.0, 0.93],
  [0.4, 0.955],
  [-0.8, 0.985],
  [-1.7, 1.02],
  [-2.4, 1.0],
];

export function turismo() {
  return car({
    axF: 1.3,
    axR: -1.32,
    R: 0.338,
    W: 0.89,
    body: {
      xF: 2.12,
      xR: -2.05,
      AF: 0.58,
      AR: 0.42,
      nF: 2.9,
      top: [
        [2.12, 0.72],
        [1.85, 0.8],
        [1.4, 0.88],
        [0.95, 0.94],
        [0.3, 0.965],
        [-0.8, 1.0],
        [-1.6, 1.03],
        [-2.05, 1.02],
      ],
      bottom: [
        [2.12, 0.23],
        [1.6, 0.2],
        [0, 0.19],
        [-1.5, 0.21],
        [-2.05, 0.3],
      ],
      nose: raked(0.02),
      tail: upright,
    },
    cabin: {
      xF: 1.12,
      xR: -1.97,
      W: 0.79,
      top: [
        [0.4, 1.375],
        [0, 1.44],
        [-0.5, 1.465],
        [-1.1, 1.445],
        [-1.65, 1.38],
      ],
      nose: lean(-0.82),
      tail: lean(0.42, 0.04),
      panes: [
        [0.7, -0.16],
        [-0.24, -1.06],
        [-1.13, -1.55, -1.4],
      ],
      rearPane: [0.22, 0.86, 0.6],
    },
    doors: [0.86, -0.2, -1.08],
    wrapDoor: true,
    handles: [-0.06, -0.93],
    wheels: { spokes: 5, twin: true, spokeWidth: 0.12 },
    face: { grille: "slim", lamps: "slim" },
    back: { lamps: "wing", plate: 0.52 },
    inside: { rows: [-0.05, -0.95], dash: 0.72 },
    extras(result) {
      add(result, box(0.22, 0.035, 0.98, 0.016), mat.paint, [-1.66, 1.372, 0], [0, 0, 0.16]);
    },
  });
}

const longBody = {
  xF: 2.4,
  xR: -2.35,
  AF: 0.62,
  AR: 0.54,
  nF: 2.9,
  bottom: [
    [2.4, 0.22],
    [1.8, 0.19],
    [0, 0.185],
    [-1.8, 0.2],
    [-2.35, 0.3],
  ],
};

export function berlina() {
  return car({
    axF: 1.47,
    axR: -1.38,
    R: 0.35,
    W: 0.92,
    body: { ...longBody, top: sedanTop, nose: raked(0.02), tail: upright },
    cabin: {
      xF: 1.08,
      xR: -1.85,
      W: 0.81,
      AR: 0.42,
      chrome: true,
      top: [
        [0.3, 1.37],
        [-0.2, 1.435],
        [-0.6, 1.44],
        [-1.1, 1.385],
        [-1.5, 1.26],
      ],
      nose: lean(-0.86),
      tail: lean(0.72, 0.02),
      panes: [
        [0.6, -0.2],
        [-0.28, -1.06],
        [-1.12, -1.42, -1.2],
      ],
      rearPane: [0.16, 0.9, 0.62],
    },
    opening: [0.96, -1.4],
    doors: [0.9, -0.24, -1.14],
    wrapDoor: true,
    handles: [-0.08, -1.0],
    wheels: { spokes: 10, spokeWidth: 0.075 },
    face: { grille: "tall", lamps: "slim" },
    back: { lamps: "bar", plate: 0.46, emblem: 0.7 },
    inside: { rows: [0, -0.9], dash: 0.72 },
  });
}

export function familiar() {
  return car({
    axF: 1.47,
    axR: -1.36,
    R: 0.35,
    W: 0.92,
    body: {
      ...longBody,
      top: [
        [2.4, 0.69],
        [2.1, 0.775],
        [1.6, 0.86],
        [1.0, 0.935],
        [0.4, 0.96],
        [-0.8, 0.99],
        [-1.7, 1.02],
        [-2.35, 1.02],
      ],
      nose: raked(0.02),
      tail: upright,
    },
    cabin: {
      xF: 1.08,
      xR: -2.27,
      W: 0.81,
      chrome: true,
      top: [
        [0.3, 1.385],
        [-0.2, 1.45],
        [-0.8, 1.465],
        [-1.5, 1.44],
        [-2.0, 1.38],
      ],
      nose: lean(-0.86),
      tail: lean(0.42, 0.03),
      panes: [
        [0.6, -0.2],
        [-0.28, -1.08],
        [-1.16, -1.92, -1.8],
      ],
      rearPane: [0.2, 0.86, 0.6],
    },
    doors: [0.9, -0.24, -1.14],
    wrapDoor: true,
    handles: [-0.08, -1.0],
    wheels: { spokes: 5, spokeWidth: 0.16 },
    face: { grille: "hex", lamps: "slim" },
    back: { lamps: "bar", plate: 0.46, emblem: 0.7 },
    inside: { rows: [0, -0.9], dash: 0.72 },
    extras(result) {
      both(
        result,
        tube(
          [
            [0.12, 1.4, 0.56],
            [0, 1.465, 0.565],
            [-0.8, 1.505, 0.57],
            [-1.6, 1.465, 0.565],
            [-1.78, 1.4, 0.56],
          ],
          0.014,
        ),
        mat.steel,
        [0, 0, 0],
      );
      add(result, box(0.2, 0.035, 1.0, 0.016), mat.paint, [-1.98, 1.375, 0], [0, 0, 0.14]);
    },
  });
}

export function suv() {
  return car({
    axF: 1.42,
    axR: -1.36,
    R: 0.385,
    W: 0.955,
    cladding: true,
    flare: 0.04,
    body: {
      xF: 2.3,
      xR: -2.22,
      AF: 0.54,
      AR: 0.42,
      nF: 3,
      top: [
        [2.3, 0.9],
        [2.1, 0.975],
        [1.6, 1.04],
        [1.0, 1.085],
        [0.4, 1.1],
        [-0.8, 1.13],
        [-1.6, 1.16],
        [-2.22, 1.15],
      ],
      bottom: [
        [2.3, 0.34],
        [1.8, 0.28],
        [0, 0.265],
        [-1.7, 0.29],
        [-2.22, 0.4],
      ],
      nose: raked(-0.02),
      tail: upright,
    },
    cabin: {
      xF: 1.1,
      xR: -2.13,
      W: 0.85,
      nF: 2.8,
      top: [
        [0.4, 1.585],
        [-0.1, 1.645],
        [-0.8, 1.665],
        [-1.5, 1.64],
        [-1.9, 1.585],
      ],
      nose: lean(-0.72),
      tail: lean(0.34, 0.03),
      section: [
        [0, 1],
        [0.4, 0.945],
        [1, 0.83],
      ],
      panes: [
        [0.64, -0.2],
        [-0.28, -1.08],
        [-1.16, -1.78, -1.64],
      ],
      rearPane: [0.2, 0.86, 0.64],
      sunroof: [0.1, -1.2],
    },
    doors: [0.86, -0.24, -1.12],
    wrapDoor: true,
    handles: [-0.08, -0.98],
    wheels: { spokes: 5, twin: true, spokeWidth: 0.11, width: 0.25, rim: 0.28 },
    face: { grille: "wide", lamps: "tall", plate: 0.3 },
    back: { lamps: "tall", plate: 0.52 },
    inside: { rows: [-0.02, -0.92], dash: 0.74 },
    mirror: 1.25,
    extras(result) {
      both(
        result,
        tube(
          [
            [0.2, 1.6, 0.62],
            [0.05, 1.67, 0.625],
            [-0.8, 1.71, 0.63],
            [-1.55, 1.67, 0.625],
            [-1.7, 1.6, 0.62],
          ],
          0.017,
        ),
        mat.steel,
        [0, 0, 0],
      );
      add(result, box(0.22, 0.035, 1.12, 0.016), mat.paint, [-1.92, 1.578, 0], [0, 0, 0.12]);
    },
  });
}

export function coupe() {
  return car({
    axF: 1.4,
    axR: -1.28,
    R: 0.355,
    W: 0.935,
    flare: 0.045,
    body: {
      xF: 2.28,
      xR: -2.15,
      AF: 0.68,
      AR: 0.6,
      nF: 2.7,
      nR: 2.7,
      top: [
        [2.28, 0.6],
        [2.0, 0.69],
        [1.5, 0.79],
        [0.9, 0.85],
        [0.3, 0.87],
        [-0.6, 0.89],
        [-1.3, 0.93],
        [-1.8, 0.945],
        [-2.15, 0.93],
      ],
      bottom: [
        [2.28, 0.18],
        [1.7, 0.15],
        [0, 0.15],
        [-1.6, 0.165],
        [-2.15, 0.28],
      ],
      nose: raked(0.05),
      tail: upright,
    },
    cabin: {
      xF: 1.0,
      xR: -2.0,
      W: 0.81,
      AF: 0.5,
      AR: 0.4,
      nR: 2.6,
      top: [
        [0.1, 1.225],
        [-0.25, 1.285],
        [-0.55, 1.3],
        [-0.9, 1.265],
        [-1.25, 1.17],
        [-1.6, 1.05],
      ],
      nose: lean(-0.95, 0.07),
      tail: lean(0.86, 0.07),
      section: [
        [0, 1],
        [0.4, 0.93],
        [1, 0.77],
      ],
      panes: [
        [0.4, -0.52],
        [-0.6, -1.36, -1.1],
      ],
      rearPane: [0.1, 0.93, 0.56],
      tint: 0.72,
    },
    opening: [0.88, -1.45],
    doors: [0.78, -0.5],
    handles: [-0.34],
    wheels: {
      spokes: 5,
      spokeWidth: 0.13,
      rim: 0.268,
      finish: mat.darkAlloy,
      caliper: mat.red,
      width: 0.25,
    },
    face: { grille: "slim", lamps: "slim", plate: 0.14 },
    back: { lamps: "bar", plate: 0.42, emblem: 0.62 },
    inside: { rows: [-0.1], dash: 0.6, floor: 0.35 },
  });
}

export function cabrio() {
  return car({
    axF: 1.36,
    axR: -1.26,
    R: 0.35,
    W: 0.92,
    flare: 0.04,
    body: {
      xF: 2.2,
      xR: -2.12,
      AF: 0.68,
      AR: 0.58,
      nF: 2.7,
      nR: 2.7,
      top: [
        [2.2, 0.64],
        [1.95, 0.725],
        [1.5, 0.815],
        [0.9, 0.885],
        [0.3, 0.9],
        [-0.6, 0.915],
        [-1.3, 0.95],
        [-1.8, 0.95],
        [-2.12, 0.92],
      ],
      bottom: [
        [2.2, 0.2],
        [1.7, 0.17],
        [0, 0.165],
        [-1.6, 0.18],
        [-2.12, 0.28],
      ],
      nose: raked(0.04),
      tail: upright,
    },
    cabin: {},
    opening: [0.85, -1.12],
    doors: [0.8, -0.46],
    handles: [-0.3],
    wheels: { spokes: 10, spokeWidth: 0.07 },
    face: { grille: "slim", lamps: "round", plate: 0.16 },
    back: { lamps: "wing", plate: 0.45 },
    inside: { rows: [-0.05, -0.78], dash: 0.62, floor: 0.4, seat: mat.leather },
    extras(result) {
      windscreen(result);
      add(result, box(0.5, 0.1, 1.2, 0.05), mat.canvas, [-1.32, 0.985, 0], [0, 0, 0.02]);
      both(
        result,
        tube(
          [
            [-0.35, 0.9, 0.25],
            [-0.36, 1.16, 0.27],
            [-0.36, 1.18, 0.4],
            [-0.36, 1.16, 0.52],
            [-0.35, 0.9, 0.54],
          ],
          0.022,
        ),
        mat.chrome,
        [0, 0, 0],
      );
    },
  });
}

function windscreen(parent) {
  const arc = (half, bow, x, y) =>
    Array.from({ length: 17 }, (_, i) => {
      const t = (i / 8 - 1) * 1;
      return [x - bow * t * t, y, half * t];
    });
  const low = arc(0.74, 0.32, 0.98, 0.88);
  const high = arc(0.6, 0.2, 0.36, 1.29);
  parent.add(ruled(low, high));
  add(
    parent,
    tube([low[0], high[0], ...high.slice(1, -1), high[16], low[16]], 0.02, 120, false, 0.05),
    mat.gloss,
  );
}

function ruled(low, high) {
  const positions = [];
  const index = [];
  low.forEach((point, i) => {
    positions.push(...point, ...high[i]);
    if (i) index.push(2 * i - 2, 2 * i, 2 * i - 1, 2 * i - 1, 2 * i, 2 * i + 1);
  });
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute("position", new THREE.Float32BufferAttribute(positions, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  const mesh = new THREE.Mesh(geometry, mat.clear);
  return mesh;
}

export function monovolumen() {
  return car({
    axF: 1.5,
    axR: -1.42,
    R: 0.348,
    W: 0.935,
    body: {
      xF: 2.32,
      xR: -2.3,
      AF: 0.6,
      AR: 0.4,
      nF: 2.9,
      top: [
        [2.32, 0.8],
        [2.1, 0.9],
        [1.7, 1.0],
        [1.2, 1.06],
        [0.4, 1.08],
        [-0.8, 1.1],
        [-1.7, 1.12],
        [-2.3, 1.1],
      ],
      bottom: [
        [2.32, 0.24],
        [1.8, 0.21],
        [0, 0.2],
        [-1.7, 0.22],
        [-2.3, 0.32],
      ],
      nose: raked(0.04),
      tail: upright,
    },
    cabin: {
      xF: 1.62,
      xR: -2.23,
      W: 0.84,
      AF: 0.46,
      nF: 2.6,
      top: [
        [0.6, 1.62],
        [0.1, 1.7],
        [-0.6, 1.73],
        [-1.4, 1.71],
        [-2.05, 1.65],
      ],
      nose: lean(-1.08),
      tail: lean(0.24, 0.03),
      section: [
        [0, 1],
        [0.4, 0.95],
        [1, 0.83],
      ],
      panes: [
        [1.14, 0.72],
        [0.62, -0.3],
        [-0.4, -1.3],
        [-1.4, -2.0, -1.94],
      ],
      rearPane: [0.18, 0.86, 0.66],
      waist: 0.1,
    },
    doors: [0.98, -0.26, -1.28],
    wrapDoor: true,
    handles: [-0.1, -0.4],
    wheels: { spokes: 7, spokeWidth: 0.1 },
    face: { grille: "wide", lamps: "tall" },
    back: { lamps: "tall", plate: 0.5 },
    inside: { rows: [0.15, -0.7, -1.5], dash: 1.05 },
    mirror: 1.25,
    decorate(skin, shell) {
      skin.line(
        [
          [shell.sAt(-1.2), 0.86],
          [shell.sAt(-2.05), 0.86],
        ],
        0.012,
      );
    },
  });
}

import * as THREE from "three";
import {
  add,
  ball,
  both,
  box,
  cylinder,
  extrude,
  group,
  lathe,
  mat,
  outline,
  tube,
} from "./kit.js";
import { Shell, Skin } from "./shell.js";
import { truckWheel } from "./wheel.js";

const BLACK = { colour: "#0b0c0d", rough: 0.14 };
const TRIM = { colour: "#141517", rough: 0.6 };
const LAMP = { colour: "#e4ebf2", rough: 0.06, glow: 0.5 };

function hull(parent, spec, draw) {
  const shell = new Shell({ stretch: true, columns: 140, rows: 48, ...spec });
  const skin = new Skin(shell);
  draw?.(skin, shell);
  skin.dress(parent, { glazing: spec.glazed && 0.5 });
  return shell;
}

function lugs(radius, width, count, height = 0.045) {
  const result = group();
  for (let i = 0; i < count; i += 1) {
    for (const side of [1, -1]) {
      const lug = group();
      const bar = add(lug, box(height * 1.3, 0.055, width * 0.56, 0.012, 2), mat.rubber, [
        radius,
        0,
        side * width * 0.23,
      ]);
      bar.rotation.x = side * 0.62;
      lug.rotation.z = ((i + (side > 0 ? 0.5 : 0)) * Math.PI * 2) / count;
      result.add(lug);
    }
  }
  return result;
}

function farmWheel(radius, width, rim, count) {
  const result = group();
  const half = width / 2;
  const tread = radius - 0.03;
  add(
    result,
    lathe([
      [rim, -half * 0.7],
      [rim + 0.03, -half * 0.86],
      [(rim + tread) / 2, -half],
      [tread - 0.03, -half * 0.92],
      [tread, -half * 0.6],
      [tread + 0.004, 0],
      [tread, half * 0.6],
      [tread - 0.03, half * 0.92],
      [(rim + tread) / 2, half],
      [rim + 0.03, half * 0.86],
      [rim, half * 0.7],
    ]),
    mat.rubber,
  );
  result.add(lugs(tread, width, count));
  const colour = mat.white.clone();
  colour.side = THREE.DoubleSide;
  add(
    result,
    lathe([
      [rim * 0.96, -half * 0.7],
      [rim * 0.9, -half * 0.2],
      [rim * 0.9, half * 0.2],
      [rim * 0.96, half * 0.62],
      [rim * 1.02, half * 0.74],
      [rim * 1.03, half * 0.66],
    ]),
    colour,
  );
  add(
    result,
    lathe([
      [0.001, half * 0.1],
      [rim * 0.36, half * 0.1],
      [rim * 0.5, half * 0.2],
      [rim * 0.72, half * 0.02],
      [rim * 0.92, half * 0.02],
    ]),
    colour,
  );
  add(result, cylinder(rim * 0.24, 0.1, "z", rim * 0.2), colour, [0, 0, half * 0.1 + 0.05]);
  for (let i = 0; i < 8; i += 1) {
    const a = (i * Math.PI) / 4;
    add(result, cylinder(rim * 0.04, 0.03, "z", undefined, 8), mat.steel, [
      rim * 0.4 * Math.cos(a),
      rim * 0.4 * Math.sin(a),
      half * 0.1 + 0.03,
    ]);
  }
  add(result, cylinder(rim * 0.9, 0.02), mat.liner, [0, 0, -half * 0.3]);
  return result;
}

function wheels(parent, make, x, y, z, steer = 0) {
  for (const side of [1, -1]) {
    const one = make();
    one.position.set(x, y, z * side);
    one.rotation.y = (side > 0 ? 0 : Math.PI) + steer;
    parent.add(one);
  }
}

export function tractor() {
  const result = group();
  wheels(result, () => farmWheel(0.88, 0.52, 0.5, 20), -0.75, 0.88, 0.86);
  wheels(result, () => farmWheel(0.62, 0.4, 0.34, 17), 1.55, 0.62, 0.8, -0.1);
  hull(
    result,
    {
      xF: 2.3,
      xR: 0.25,
      W: 0.4,
      AF: 0.3,
      AR: 0.05,
      nF: 2.8,
      nR: 5,
      round: [0.14, 0.12],
      crown: 0.04,
      top: [
        [2.3, 1.42],
        [2.0, 1.55],
        [1.2, 1.7],
        [0.25, 1.8],
      ],
      bottom: [
        [2.3, 0.86],
        [0.9, 0.92],
        [0.25, 0.95],
      ],
      section: [
        [0, 0.92],
        [0.25, 1],
        [0.8, 1],
        [1, 0.94],
      ],
      nose: [
        [0, -0.12],
        [0.2, -0.02],
        [0.5, 0],
        [1, -0.14],
      ],
    },
    (skin, shell) => {
      const s = (x) => shell.sAt(x);
      skin.patch(
        [
          [-0.4, 0.06],
          [0.22, 0.06],
          [0.28, 0.62],
          [-0.4, 0.62],
        ],
        BLACK,
        0.04,
      );
      for (let i = 0; i < 6; i += 1)
        skin.line(
          [
            [-0.1, 0.12 + i * 0.085],
            [0.24, 0.12 + i * 0.085],
          ],
          0.01,
          { colour: "#54585d", rough: 0.35, metal: 0.5 },
        );
      skin.patch(
        [
          [0.06, 0.68],
          [0.3, 0.7],
          [0.46, 0.9, 0.06],
          [0.1, 0.88],
        ],
        BLACK,
        0.03,
      );
      skin.patch(
        [
          [0.09, 0.73],
          [0.24, 0.74],
          [0.25, 0.85],
          [0.1, 0.84],
        ],
        LAMP,
        0.02,
      );
      skin.patch(
        [
          [s(1.85), 0.2],
          [s(0.8), 0.16],
          [s(0.8), 0.62],
          [s(1.75), 0.62],
        ],
        TRIM,
        0.05,
      );
      for (let i = 0; i < 7; i += 1)
        skin.line(
          [
            [s(1.78), 0.24 + i * 0.055],
            [s(0.84), 0.22 + i * 0.057],
          ],
          0.012,
          { colour: "#2f3236", rough: 0.5 },
        );
      skin.line(
        [
          [s(1.95), 0.05],
          [s(1.95), 0.7],
          [s(0.3), 0.72],
        ],
        0.01,
      );
      skin.patch(
        [
          [s(1.7), 0.76],
          [s(0.5), 0.78],
          [s(0.5), 0.88],
          [s(1.7), 0.84],
        ],
        { colour: "#e9ebed", rough: 0.3 },
        0.02,
      );
    },
  );
  add(result, box(2.1, 0.34, 0.44, 0.06), mat.frame, [1.1, 0.78, 0]);
  add(result, box(0.3, 0.3, 1.3, 0.06), mat.frame, [1.55, 0.6, 0]);
  add(result, box(0.9, 0.56, 0.6, 0.1), mat.frame, [-0.6, 0.86, 0]);
  add(result, cylinder(0.14, 1.3), mat.frame, [-0.75, 0.88, 0]);
  both(result, box(0.7, 0.5, 0.34, 0.08), mat.plastic, [0.2, 0.72, 0.52]);
  for (const y of [0.42, 0.66])
    both(result, box(0.36, 0.03, 0.3, 0.01), mat.steel, [0.34, y, 0.82]);
  // Cab.
  hull(
    result,
    {
      xF: 0.5,
      xR: -1.28,
      W: 0.72,
      AF: 0.3,
      AR: 0.2,
      nF: 3,
      nR: 3,
      round: [0.06, 0.05],
      crown: 0.02,
      glazed: true,
      top: [
        [0.5, 2.42],
        [-1.3, 2.42],
      ],
      bottom: [
        [0.5, 1.0],
        [-1.3, 1.12],
      ],
      section: [
        [0, 0.86],
        [0.3, 1],
        [1, 0.94],
      ],
      nose: [
        [0, -0.06],
        [0.5, 0],
        [1, -0.12],
      ],
      tail: [
        [0, 0.12],
        [1, 0.05],
      ],
    },
    (skin, shell) => {
      const s = (x) => shell.sAt(x);
      const cut = { colour: "#000", cut: true };
      skin.patch(
        [
          [-1, -0.2],
          [9, -0.2],
          [9, 2.2],
          [-1, 2.2],
        ],
        BLACK,
        0,
      );
      skin.patch(
        [
          [-0.4, 0.2],
          [0.58, 0.16],
          [0.6, 0.97],
          [-0.4, 0.97],
        ],
        cut,
        0.04,
      );
      skin.patch(
        [
          [s(0.2), 0.06],
          [s(-0.62), 0.1],
          [s(-0.62), 0.97],
          [s(0.26), 0.97],
        ],
        cut,
        0.05,
      );
      skin.patch(
        [
          [s(-0.7), 0.34],
          [s(-1.12), 0.4],
          [s(-1.12), 0.97],
          [s(-0.7), 0.97],
        ],
        cut,
        0.05,
      );
      skin.patch(
        [
          [shell.total - 0.5, 0.3],
          [shell.total + 0.4, 0.3],
          [shell.total + 0.4, 0.97],
          [shell.total - 0.5, 0.97],
        ],
        cut,
        0.05,
      );
    },
  );
  hull(
    result,
    {
      xF: 0.56,
      xR: -1.36,
      W: 0.78,
      AF: 0.34,
      AR: 0.26,
      nF: 3,
      nR: 3,
      round: [0.12, 0.09],
      crown: 0.05,
      top: [
        [0.5, 2.6],
        [-1.3, 2.6],
      ],
      bottom: [
        [0.5, 2.4],
        [-1.3, 2.4],
      ],
      section: [
        [0, 0.96],
        [0.5, 1],
        [1, 1],
      ],
    },
    (skin) => {
      for (const at of [0.3, 0.5])
        skin.patch(
          [
            [at, 0.24],
            [at + 0.14, 0.24],
            [at + 0.14, 0.8],
            [at, 0.8],
          ],
          LAMP,
          0.03,
        );
    },
  );
  add(result, box(0.5, 0.14, 0.5, 0.06), mat.seat, [-0.62, 1.42, 0]);
  add(result, box(0.14, 0.66, 0.48, 0.07), mat.seat, [-0.88, 1.74, 0], [0, 0, 0.14]);
  add(result, box(0.3, 0.5, 0.4, 0.08), mat.interior, [0.12, 1.4, 0]);
  const steering = lathe([
    [0.17, -0.014],
    [0.195, 0],
    [0.17, 0.014],
    [0.15, 0],
    [0.17, -0.014],
  ]);
  add(result, steering, mat.plastic, [-0.12, 1.72, 0], [0, Math.PI / 2 - 0.1, 0]);
  // Mudguards.
  const guard = (r) => {
    const shape = new THREE.Shape();
    shape.absarc(0, 0, r, 0.35, Math.PI - 0.15, false);
    shape.absarc(0, 0, r - 0.045, Math.PI - 0.15, 0.35, true);
    return shape;
  };
  both(result, extrude(guard(1.04), 0.5, 0.02), mat.paint, [-0.75, 0.88, 0.82]);
  both(result, extrude(guard(0.74), 0.36, 0.015), mat.plastic, [1.55, 0.62, 0.8]);
  both(result, box(0.04, 0.1, 0.2, 0.02), mat.red, [-1.7, 1.34, 0.9]);
  both(result, box(0.05, 0.1, 0.16, 0.02), mat.amber, [-0.1, 1.76, 0.98]);
  both(
    result,
    tube(
      [
        [0.4, 2.3, 0.74],
        [0.52, 2.28, 0.98],
        [0.52, 2.1, 1.02],
      ],
      0.018,
    ),
    mat.plastic,
    [0, 0, 0],
  );
  both(result, box(0.06, 0.34, 0.2, 0.03), mat.gloss, [0.52, 2.02, 1.03]);
  add(result, cylinder(0.055, 1.1, "y"), mat.gloss, [0.72, 2.2, 0.5]);
  add(result, cylinder(0.075, 0.5, "y"), mat.steel, [0.72, 1.95, 0.5]);
  add(result, cylinder(0.06, 0.09, "y"), mat.amber, [-1.0, 2.72, 0.5]);
  both(
    result,
    tube(
      [
        [-1.1, 0.7, 0.28],
        [-1.6, 0.62, 0.34],
        [-1.95, 0.6, 0.36],
      ],
      0.05,
    ),
    mat.frame,
    [0, 0, 0],
  );
  both(
    result,
    tube(
      [
        [-1.3, 1.2, 0.28],
        [-1.7, 0.98, 0.32],
        [-1.75, 0.64, 0.34],
      ],
      0.035,
    ),
    mat.frame,
    [0, 0, 0],
  );
  add(result, box(0.5, 0.1, 0.16, 0.03), mat.frame, [-1.5, 0.5, 0]);
  both(result, box(0.22, 0.4, 0.3, 0.06), mat.frame, [2.3, 0.78, 0.16]);
  return result;
}

function track(length, radius, width) {
  const result = group();
  const half = length / 2;
  const stadium = (r) => {
    const shape = new THREE.Shape();
    shape.absarc(half, r, r, -Math.PI / 2, Math.PI / 2);
    shape.absarc(-half, r, r, Math.PI / 2, Math.PI * 1.5);
    return shape;
  };
  add(result, extrude(stadium(radius - 0.04), width - 0.06, 0.02), mat.rubber, [0, 0.04, 0]);
  const around = 2 * length + 2 * Math.PI * radius;
  const count = Math.round(around / 0.17);
  for (let i = 0; i < count; i += 1) {
    const s = (i / count) * around;
    const pad = box(0.135, 0.05, width, 0.012, 2);
    let at;
    if (s < length) at = [-half + s, 0.02, 0, 0];
    else if (s < length + Math.PI * radius) {
      const a = (s - length) / radius;
      at = [half + Math.sin(a) * (radius - 0.02), radius - Math.cos(a) * (radius - 0.02), 0, a];
    } else if (s < 2 * length + Math.PI * radius)
      at = [half - (s - length - Math.PI * radius), 2 * radius - 0.02, 0, Math.PI];
    else {
      const a = (s - 2 * length - Math.PI * radius) / radius;
      at = [
        -half - Math.sin(a) * (radius - 0.02),
        radius + Math.cos(a) * (radius - 0.02),
        0,
        Math.PI + a,
      ];
    }
    add(result, pad, mat.frame, at.slice(0, 3), [0, 0, at[3]]);
  }
  add(
    result,
    extrude(
      outline(
        [
          [-half, radius * 0.62],
          [half, radius * 0.62],
          [half, radius * 1.3],
          [-half, radius * 1.3],
        ],
        0.05,
      ),
      width * 0.7,
      0.02,
    ),
    mat.frame,
  );
  for (const x of [-half, half]) {
    add(result, cylinder(radius * 0.76, width * 0.96), mat.frame, [x, radius, 0]);
    add(result, cylinder(radius * 0.36, width * 1.04, "z", radius * 0.3), mat.paint, [
      x,
      radius,
      0,
    ]);
  }
  for (let i = 0; i < 6; i += 1) {
    add(result, cylinder(0.14, width * 0.9), mat.frame, [
      -half + (length * (i + 0.5)) / 6,
      0.22,
      0,
    ]);
    add(result, cylinder(0.05, width * 0.94), mat.steel, [
      -half + (length * (i + 0.5)) / 6,
      0.22,
      0,
    ]);
  }
  return result;
}

function ram(parent, from, to, z, radius = 0.075) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const angle = Math.atan2(dy, dx);
  const piece = (r, material, start, end) => {
    const middle = (start + end) / 2 / length;
    add(
      parent,
      cylinder(r, end - start, "x"),
      material,
      [from[0] + dx * middle, from[1] + dy * middle, z],
      [0, 0, angle],
    );
  };
  piece(radius, mat.frame, 0, length * 0.58);
  piece(radius * 0.55, mat.chrome, length * 0.56, length);
  for (const [x, y] of [from, to])
    add(parent, cylinder(radius * 1.1, radius * 2.4), mat.steel, [x, y, z]);
}

export function excavadora() {
  const result = group();
  for (const side of [1, -1]) {
    const one = track(2.5, 0.42, 0.52);
    one.position.set(0, 0, side * 1.02);
    result.add(one);
  }
  add(result, box(1.7, 0.34, 1.6, 0.08), mat.frame, [0, 0.66, 0]);
  add(result, cylinder(0.62, 0.2, "y"), mat.frame, [0, 0.92, 0]);
  // Upper carriage: engine deck and counterweight.
  hull(
    result,
    {
      xF: 1.1,
      xR: -1.95,
      W: 1.24,
      AF: 0.16,
      AR: 0.62,
      nF: 5,
      nR: 2.6,
      round: [0.12, 0.1],
      crown: 0.02,
      top: [
        [1.1, 1.32],
        [0.2, 1.34],
        [0.1, 1.36],
        [-0.1, 1.84],
        [-0.3, 1.88],
        [-1.95, 1.84],
      ],
      bottom: [
        [1.1, 1.0],
        [-1.95, 1.02],
      ],
      section: [
        [0, 0.97],
        [0.2, 1],
        [1, 0.99],
      ],
      tail: [
        [0, 0.06],
        [0.3, 0],
        [0.8, 0.02],
        [1, 0.1],
      ],
    },
    (skin, shell) => {
      const s = (x) => shell.sAt(x);
      skin.patch(
        [
          [-1, -0.1],
          [9, -0.1],
          [9, 0.09],
          [-1, 0.09],
        ],
        TRIM,
        0,
      );
      skin.patch(
        [
          [s(-0.45), 0.42],
          [s(-1.15), 0.42],
          [s(-1.15), 0.84],
          [s(-0.45), 0.84],
        ],
        TRIM,
        0.04,
      );
      for (let i = 0; i < 8; i += 1)
        skin.line(
          [
            [s(-0.48), 0.46 + i * 0.048],
            [s(-1.12), 0.46 + i * 0.048],
          ],
          0.014,
          { colour: "#33363a", rough: 0.5 },
        );
      skin.line(
        [
          [s(-1.26), 0.1],
          [s(-1.26), 1.1],
        ],
        0.014,
      );
      skin.line(
        [
          [s(-0.36), 0.1],
          [s(-0.36), 1.02],
        ],
        0.014,
      );
      skin.patch(
        [
          [shell.total - 0.7, 0.3],
          [shell.total + 0.4, 0.3],
          [shell.total + 0.4, 0.42],
          [shell.total - 0.7, 0.42],
        ],
        { colour: "#0d0e10", rough: 0.4 },
        0.02,
      );
      skin.patch(
        [
          [shell.total - 0.88, 0.32],
          [shell.total - 0.76, 0.32],
          [shell.total - 0.76, 0.4],
          [shell.total - 0.88, 0.4],
        ],
        { colour: "#a00c12", rough: 0.1, glow: 0.3 },
        0.02,
      );
    },
  );
  add(result, cylinder(0.06, 0.4, "y"), mat.gloss, [-0.9, 2.05, 0.5]);
  add(result, box(0.7, 0.08, 0.7, 0.03), mat.plastic, [-0.9, 1.9, -0.3]);
  both(
    result,
    tube(
      [
        [-0.4, 1.9, 1.12],
        [-0.4, 2.1, 1.12],
        [-1.4, 2.1, 1.12],
        [-1.4, 1.9, 1.05],
      ],
      0.02,
    ),
    mat.frame,
    [0, 0, 0],
  );
  // Cab on the left.
  const cab = group();
  hull(
    cab,
    {
      xF: 1.28,
      xR: -0.22,
      W: 0.48,
      AF: 0.2,
      AR: 0.1,
      nF: 3,
      nR: 4,
      round: [0.09, 0.08],
      crown: 0.02,
      glazed: true,
      top: [
        [1.28, 2.84],
        [0.9, 2.9],
        [-0.22, 2.88],
      ],
      bottom: [
        [1.28, 1.08],
        [-0.22, 1.08],
      ],
      section: [
        [0, 1],
        [0.4, 1],
        [1, 0.95],
      ],
      nose: [
        [0, -0.02],
        [0.35, 0],
        [1, -0.26],
      ],
    },
    (skin, shell) => {
      const s = (x) => shell.sAt(x);
      const cut = { colour: "#000", cut: true };
      skin.patch(
        [
          [-0.4, 0.06],
          [0.4, 0.06],
          [0.4, 0.97],
          [-0.4, 0.97],
        ],
        BLACK,
        0.05,
      );
      skin.patch(
        [
          [-0.4, 0.09],
          [0.36, 0.09],
          [0.36, 0.95],
          [-0.4, 0.95],
        ],
        cut,
        0.05,
      );
      skin.patch(
        [
          [s(1.12), 0.08],
          [s(0.24), 0.08],
          [s(0.24), 0.96],
          [s(1.0), 0.96],
        ],
        BLACK,
        0.06,
      );
      skin.patch(
        [
          [s(1.08), 0.4],
          [s(0.28), 0.4],
          [s(0.28), 0.93],
          [s(1.0), 0.93],
        ],
        cut,
        0.06,
      );
      skin.patch(
        [
          [s(1.08), 0.12],
          [s(0.28), 0.12],
          [s(0.28), 0.36],
          [s(1.08), 0.36],
        ],
        cut,
        0.06,
      );
      skin.patch(
        [
          [s(0.17), 0.44],
          [s(-0.12), 0.44],
          [s(-0.12), 0.93],
          [s(0.17), 0.93],
        ],
        cut,
        0.05,
      );
      skin.patch(
        [
          [shell.total - 0.3, 0.5],
          [shell.total + 0.4, 0.5],
          [shell.total + 0.4, 0.93],
          [shell.total - 0.3, 0.93],
        ],
        cut,
        0.05,
      );
      skin.line(
        [
          [s(0.205), 0.05],
          [s(0.205), 1.0],
        ],
        0.012,
      );
    },
  );
  add(cab, box(0.44, 0.14, 0.5, 0.06), mat.seat, [0.3, 1.62, 0]);
  add(cab, box(0.14, 0.7, 0.48, 0.07), mat.seat, [0.06, 1.96, 0], [0, 0, 0.12]);
  for (const z of [-0.3, 0.3])
    add(
      cab,
      tube(
        [
          [0.62, 1.5, z],
          [0.66, 1.8, z],
          [0.64, 1.86, z],
        ],
        0.02,
      ),
      mat.plastic,
    );
  both(cab, box(0.1, 0.1, 0.14, 0.03), mat.lamp, [0.95, 2.94, 0.28]);
  cab.position.set(-0.06, 0, 0.72);
  result.add(cab);
  // Boom, stick and bucket stand a little right of the middle.
  const arm = -0.12;
  const boom = outline(
    [
      [0.75, 1.1, 0.1],
      [0.62, 1.42, 0.1],
      [1.5, 3.1, 0.4],
      [2.5, 3.72, 0.6],
      [4.28, 3.12, 0.1],
      [4.3, 2.92, 0.08],
      [4.12, 2.84, 0.1],
      [2.55, 3.1, 0.5],
      [1.95, 2.75, 0.4],
      [1.1, 1.2, 0.1],
    ],
    0.1,
  );
  add(result, extrude(boom, 0.36, 0.02), mat.paint, [0, 0, arm]);
  const stick = outline(
    [
      [4.0, 3.5, 0.08],
      [4.3, 3.42, 0.1],
      [4.56, 2.96, 0.2],
      [4.14, 1.02, 0.06],
      [3.98, 0.98, 0.06],
      [3.9, 1.1, 0.06],
      [4.05, 2.8, 0.2],
    ],
    0.08,
  );
  add(result, extrude(stick, 0.28, 0.018), mat.paint, [0, 0, arm]);
  const bucket = outline(
    [
      [3.98, 1.16, 0.06],
      [4.22, 1.06, 0.06],
      [4.3, 0.66, 0.2],
      [4.14, 0.2, 0.25],
      [3.68, 0.1, 0.2],
      [3.3, 0.36, 0.03],
      [3.34, 0.42, 0.02],
      [3.66, 0.5, 0.1],
      [3.82, 0.72, 0.1],
    ],
    0.06,
  );
  add(result, extrude(bucket, 0.92, 0.03), mat.frame, [0, 0, arm]);
  for (let i = -2; i <= 2; i += 1) {
    add(
      result,
      extrude(
        outline(
          [
            [3.42, 0.44],
            [3.16, 0.42],
            [3.14, 0.38],
            [3.36, 0.3],
          ],
          0.02,
        ),
        0.09,
        0.01,
      ),
      mat.steel,
      [0, 0, arm + i * 0.2],
    );
  }
  for (const [x, y, r] of [
    [0.86, 1.28, 0.12],
    [4.22, 3.03, 0.11],
    [4.04, 1.08, 0.09],
    [2.4, 3.36, 0.1],
  ])
    add(result, cylinder(r, 0.46), mat.steel, [x, y, arm]);
  ram(result, [1.18, 1.22], [2.28, 2.98], arm + 0.25, 0.085);
  ram(result, [1.18, 1.22], [2.28, 2.98], arm - 0.25, 0.085);
  ram(result, [2.5, 3.72], [4.1, 3.5], arm, 0.085);
  ram(result, [4.4, 3.1], [4.5, 1.5], arm, 0.07);
  add(
    result,
    extrude(
      outline(
        [
          [4.46, 1.54],
          [4.54, 1.46],
          [4.26, 0.92],
          [4.18, 0.98],
        ],
        0.03,
      ),
      0.16,
      0.01,
    ),
    mat.frame,
    [0, 0, arm],
  );
  add(
    result,
    extrude(
      outline(
        [
          [4.46, 1.54],
          [4.52, 1.44],
          [4.12, 1.3],
          [4.08, 1.38],
        ],
        0.03,
      ),
      0.34,
      0.01,
    ),
    mat.frame,
    [0, 0, arm],
  );
  return result;
}

export function carretilla() {
  const result = group();
  wheels(
    result,
    () => truckWheel({ radius: 0.34, width: 0.26, rim: 0.2, finish: mat.white, nuts: 6 }),
    0.72,
    0.34,
    0.46,
  );
  wheels(
    result,
    () => truckWheel({ radius: 0.27, width: 0.2, rim: 0.16, finish: mat.white, nuts: 6 }),
    -0.78,
    0.27,
    0.44,
    0.1,
  );
  // Chassis with the counterweight behind.
  hull(
    result,
    {
      xF: 0.2,
      xR: -1.42,
      W: 0.56,
      AF: 0.06,
      AR: 0.42,
      nF: 5,
      nR: 2.6,
      round: [0.1, 0.1],
      crown: 0.01,
      top: [
        [0.2, 0.86],
        [-0.5, 0.9],
        [-0.7, 1.02],
        [-1.42, 1.0],
      ],
      bottom: [
        [0.2, 0.22],
        [-0.9, 0.24],
        [-1.42, 0.34],
      ],
      section: [
        [0, 0.97],
        [0.15, 1],
        [1, 0.99],
      ],
      tail: [
        [0, 0.04],
        [0.4, 0],
        [1, 0.08],
      ],
      rows: 60,
    },
    (skin, shell) => {
      const s = (x) => shell.sAt(x);
      skin.line(
        [
          [s(-0.42), 0.0],
          [s(-0.42), 0.98],
          [s(-0.44), 1.2],
        ],
        0.014,
      );
      skin.patch(
        [
          [s(-0.52), -0.1],
          [s(-1.04), -0.1],
          [s(-1.04), 0.26, 0.15],
          [s(-0.52), 0.3, 0.15],
        ],
        { colour: "#050506", rough: 1 },
        0.05,
      );
      skin.patch(
        [
          [shell.total - 0.2, 0.5],
          [shell.total + 0.4, 0.5],
          [shell.total + 0.4, 0.78],
          [shell.total - 0.2, 0.78],
        ],
        TRIM,
        0.04,
      );
      for (let i = 0; i < 4; i += 1)
        skin.line(
          [
            [shell.total - 0.17, 0.55 + i * 0.06],
            [shell.total, 0.55 + i * 0.06],
          ],
          0.012,
          { colour: "#3a3d41", rough: 0.5 },
        );
      skin.patch(
        [
          [s(-0.05), 0.5],
          [s(-0.36), 0.5],
          [s(-0.36), 0.8],
          [s(-0.05), 0.8],
        ],
        { colour: "#e9ebed", rough: 0.4 },
        0.02,
      );
    },
  );
  const cowl = outline(
    [
      [1.0, 0.26],
      [1.0, 0.86, 0.1],
      [0.78, 1.02, 0.1],
      [0.64, 1.02, 0.06],
      [0.54, 0.5, 0.12],
      [0.12, 0.44, 0.06],
      [0.12, 0.22],
    ],
    0.04,
  );
  add(result, extrude(cowl, 0.72, 0.04), mat.paint);
  both(
    result,
    extrude(
      outline(
        [
          [1.1, 0.44],
          [1.1, 0.72, 0.12],
          [0.86, 0.8, 0.1],
          [0.52, 0.78, 0.12],
          [0.3, 0.44],
          [0.36, 0.42],
          [0.56, 0.72, 0.1],
          [0.86, 0.74, 0.1],
          [1.05, 0.68, 0.08],
          [1.05, 0.44],
        ],
        0.03,
      ),
      0.26,
      0.015,
    ),
    mat.paint,
    [0, 0, 0.46],
  );
  add(result, box(0.5, 0.03, 0.9, 0.01), mat.rubber, [0.34, 0.46, 0]);
  both(result, box(0.36, 0.03, 0.14, 0.01), mat.steel, [0.2, 0.3, 0.56]);
  // Seat and controls.
  add(result, box(0.5, 0.14, 0.48, 0.06), mat.seat, [-0.22, 1.0, 0]);
  add(result, box(0.14, 0.56, 0.46, 0.07), mat.seat, [-0.5, 1.3, 0], [0, 0, 0.16]);
  add(
    result,
    tube(
      [
        [0.7, 0.98, 0],
        [0.44, 1.26, 0],
      ],
      0.03,
    ),
    mat.plastic,
  );
  add(
    result,
    lathe([
      [0.14, -0.014],
      [0.165, 0],
      [0.14, 0.014],
      [0.12, 0],
      [0.14, -0.014],
    ]),
    mat.plastic,
    [0.43, 1.27, 0],
    [0, Math.PI / 2, 0.0],
  );
  for (const z of [-0.2, -0.26, -0.32]) {
    add(
      result,
      tube(
        [
          [0.66, 1.0, z],
          [0.6, 1.16, z],
        ],
        0.01,
      ),
      mat.steel,
    );
    add(result, ball(0.022), mat.gloss, [0.6, 1.17, z]);
  }
  // Overhead guard.
  both(
    result,
    tube(
      [
        [0.86, 0.9, 0.46],
        [0.6, 1.8, 0.46],
        [0.52, 2.06, 0.44],
        [0.36, 2.12, 0.44],
        [-0.5, 2.12, 0.44],
        [-0.68, 2.04, 0.44],
        [-0.86, 1.6, 0.46],
        [-1.0, 1.0, 0.48],
      ],
      0.04,
      90,
      false,
      0.3,
    ),
    mat.frame,
    [0, 0, 0],
  );
  for (const x of [0.42, 0.24, 0.06, -0.12, -0.3, -0.48])
    add(result, box(0.045, 0.035, 0.88, 0.012), mat.frame, [x, 2.12, 0]);
  both(result, box(0.08, 0.12, 0.16, 0.03), mat.lamp, [0.62, 1.92, 0.46]);
  add(result, cylinder(0.05, 0.1, "y"), mat.amber, [-0.5, 2.2, 0.3]);
  both(result, box(0.05, 0.14, 0.08, 0.02), mat.red, [-0.92, 1.3, 0.5]);
  // Mast, carriage and forks.
  for (const side of [1, -1]) {
    add(
      result,
      extrude(
        outline(
          [
            [1.08, 0.1],
            [1.2, 0.1],
            [1.2, 2.3],
            [1.08, 2.3],
          ],
          0.01,
        ),
        0.07,
        0.008,
      ),
      mat.frame,
      [0, 0, side * 0.34],
    );
    add(
      result,
      extrude(
        outline(
          [
            [1.12, 0.14],
            [1.22, 0.14],
            [1.22, 2.24],
            [1.12, 2.24],
          ],
          0.01,
        ),
        0.06,
        0.008,
      ),
      mat.steel,
      [0, 0, side * 0.265],
    );
    add(result, cylinder(0.04, 1.1, "y"), mat.frame, [1.06, 0.8, side * 0.22]);
    add(result, cylinder(0.024, 1.0, "y"), mat.chrome, [1.06, 1.7, side * 0.22]);
    const fork = outline(
      [
        [1.3, 0.86],
        [1.34, 0.86],
        [1.36, 0.12, 0.03],
        [2.4, 0.08],
        [2.4, 0.06],
        [1.34, 0.05, 0.03],
        [1.3, 0.1],
      ],
      0.012,
    );
    add(result, extrude(fork, 0.12, 0.008), mat.frame, [0, 0, side * 0.26]);
    add(result, box(0.04, 1.0, 0.04, 0.012), mat.frame, [1.3, 1.12, side * 0.5]);
    add(result, box(0.03, 0.7, 0.03, 0.01), mat.frame, [1.3, 1.26, side * 0.17]);
  }
  for (const y of [2.26, 1.2, 0.18])
    add(result, box(0.08, 0.1, 0.7, 0.015), mat.frame, [1.12, y, 0]);
  for (const y of [0.76, 0.42]) add(result, box(0.06, 0.1, 1.04, 0.015), mat.frame, [1.27, y, 0]);
  add(result, box(0.04, 0.04, 1.04, 0.012), mat.frame, [1.3, 1.6, 0]);
  for (const z of [-0.05, 0.05])
    add(
      result,
      tube(
        [
          [1.16, 0.6, z],
          [1.16, 2.1, z],
        ],
        0.014,
        4,
      ),
      mat.steel,
    );
  return result;
}

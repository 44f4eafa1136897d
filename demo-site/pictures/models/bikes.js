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
  ring,
  tube,
} from "./kit.js";
import { Shell, Skin } from "./shell.js";

const BLACK = { colour: "#0b0c0d", rough: 0.14 };

function bikeWheel({
  radius,
  width,
  rim = radius * 0.74,
  spokes = 5,
  finish = mat.darkAlloy,
  discs = 1,
}) {
  const result = group();
  const half = width / 2;
  const tyre = [];
  for (let i = 0; i <= 24; i += 1) {
    const a = -0.35 + (i / 24) * (Math.PI + 0.7);
    tyre.push([
      rim + (radius - rim) * 0.42 + Math.sin(a) * (radius - rim) * 0.58,
      -Math.cos(a) * half,
    ]);
  }
  add(result, lathe(tyre, 96), mat.rubber);
  const doubled = finish.clone();
  doubled.side = THREE.DoubleSide;
  add(
    result,
    lathe([
      [rim * 0.92, -half * 0.4],
      [rim * 1.02, -half * 0.75],
      [rim * 1.05, -half * 0.8],
      [rim * 0.93, 0],
      [rim * 1.05, half * 0.8],
      [rim * 1.02, half * 0.75],
      [rim * 0.92, half * 0.4],
      [rim * 0.88, 0],
      [rim * 0.92, -half * 0.4],
    ]),
    doubled,
  );
  for (let i = 0; i < spokes; i += 1) {
    for (const fork of [-0.16, 0.16]) {
      const a = (i * Math.PI * 2) / spokes;
      const spoke = tube(
        [
          [0.02 * Math.cos(a), 0.02 * Math.sin(a), 0],
          [rim * 0.5 * Math.cos(a + fork * 0.6), rim * 0.5 * Math.sin(a + fork * 0.6), 0],
          [rim * 0.93 * Math.cos(a + fork), rim * 0.93 * Math.sin(a + fork), 0],
        ],
        0.011,
        12,
      );
      add(result, spoke, finish);
    }
  }
  add(result, cylinder(rim * 0.17, width * 0.9), finish);
  add(result, cylinder(rim * 0.07, width * 1.3), mat.steel);
  const sides = discs === 2 ? [-1, 1] : discs ? [1] : [];
  for (const side of sides) {
    add(
      result,
      lathe([
        [rim * 0.36, -0.003],
        [rim * 0.72, -0.003],
        [rim * 0.72, 0.003],
        [rim * 0.36, 0.003],
        [rim * 0.36, -0.003],
      ]),
      mat.disc,
      [0, 0, side * (half + 0.008)],
    );
    add(result, ring(rim * 0.34, 0.008), mat.frame, [0, 0, side * (half + 0.008)]);
  }
  return result;
}

function place(parent, child, position, rotation = [0, 0, 0]) {
  child.position.set(...position);
  child.rotation.set(...rotation);
  parent.add(child);
  return child;
}

/** A painted or trimmed pod: a small shell without any drawing unless one is asked for. */
function pod(parent, spec, draw) {
  const shell = new Shell({
    columns: 100,
    rows: 30,
    AF: 0.1,
    AR: 0.1,
    stretch: true,
    crown: 0.02,
    round: [0.05, 0.05],
    ...spec,
  });
  const skin = new Skin(shell);
  draw?.(skin, shell);
  if (spec.material) add(parent, shell.geometry(), spec.material);
  else skin.dress(parent);
  return shell;
}

export function moto() {
  const result = group();
  const front = [0.72, 0.3];
  const back = [-0.7, 0.31];
  place(result, bikeWheel({ radius: 0.3, width: 0.12, discs: 2 }), [front[0], front[1], 0]);
  place(result, bikeWheel({ radius: 0.31, width: 0.18 }), [back[0], back[1], 0], [0, 0, 0.3]);
  const rake = [
    [0.72, 0.3],
    [0.42, 1.0],
  ];
  both(
    result,
    tube(
      [
        [...rake[0], 0.1],
        [0.58, 0.627, 0.1],
        [0.565, 0.66, 0.1],
      ],
      0.034,
      20,
    ),
    mat.gloss,
    [0, 0, 0],
  );
  both(
    result,
    tube(
      [
        [0.575, 0.64, 0.1],
        [...rake[1], 0.1],
      ],
      0.024,
      20,
    ),
    mat.chrome,
    [0, 0, 0],
  );
  add(result, box(0.09, 0.05, 0.28, 0.02), mat.frame, [0.47, 0.88, 0], [0, 0, -0.4]);
  add(result, box(0.1, 0.045, 0.27, 0.02), mat.frame, [0.425, 0.99, 0], [0, 0, -0.4]);
  both(result, box(0.06, 0.11, 0.045, 0.016), mat.gloss, [0.6, 0.39, 0.085], [0, 0, 0.5]);
  const fender = outline(
    [
      [0.33, 0.14, 0.03],
      [0.28, 0.24, 0.1],
      [0.1, 0.34, 0.15],
      [-0.12, 0.33, 0.15],
      [-0.3, 0.2, 0.02],
      [-0.28, 0.18, 0.02],
      [-0.1, 0.305, 0.12],
      [0.1, 0.315, 0.12],
      [0.26, 0.215, 0.1],
      [0.31, 0.13, 0.02],
    ],
    0.05,
  );
  add(result, extrude(fender, 0.15, 0.012), mat.paint, [0.72, 0.3, 0]);
  // Handlebar, controls, mirrors, clock.
  add(
    result,
    tube(
      [
        [0.2, 1.1, -0.39],
        [0.3, 1.12, -0.24],
        [0.4, 1.06, -0.08],
        [0.4, 1.06, 0.08],
        [0.3, 1.12, 0.24],
        [0.2, 1.1, 0.39],
      ],
      0.014,
    ),
    mat.gloss,
  );
  both(
    result,
    tube(
      [
        [0.185, 1.097, 0.4],
        [0.255, 1.11, 0.29],
      ],
      0.02,
      8,
    ),
    mat.rubber,
    [0, 0, 0],
  );
  both(
    result,
    tube(
      [
        [0.29, 1.115, 0.26],
        [0.3, 1.1, 0.33],
        [0.245, 1.09, 0.42],
      ],
      0.007,
      16,
    ),
    mat.steel,
    [0, 0, 0],
  );
  both(
    result,
    tube(
      [
        [0.31, 1.13, 0.23],
        [0.33, 1.23, 0.3],
        [0.32, 1.26, 0.34],
      ],
      0.008,
      16,
    ),
    mat.gloss,
    [0, 0, 0],
  );
  both(result, box(0.035, 0.075, 0.125, 0.017), mat.gloss, [0.32, 1.29, 0.36]);
  add(result, box(0.03, 0.1, 0.17, 0.014), mat.gloss, [0.44, 1.13, 0], [0, 0, 0.5]);
  // Headlamp.
  add(result, ball(0.1, 0.9, 1.05, 1.15), mat.gloss, [0.56, 0.94, 0]);
  add(result, cylinder(0.094, 0.03, "x"), mat.chrome, [0.63, 0.945, 0]);
  add(result, ball(0.086, 0.22, 1, 1), mat.darkAlloy, [0.638, 0.945, 0]);
  add(result, ring(0.066, 0.006), mat.glow, [0.652, 0.945, 0], [0, Math.PI / 2, 0]);
  add(result, ball(0.03, 0.6, 1, 1), mat.lamp, [0.65, 0.945, 0]);
  add(result, box(0.012, 0.008, 0.12, 0.003), mat.glow, [0.658, 0.945, 0]);
  both(result, ball(0.022, 1.6, 1, 1), mat.amber, [0.5, 0.86, 0.2]);
  // Tank.
  pod(result, {
    xF: 0.4,
    xR: -0.2,
    W: 0.165,
    AF: 0.26,
    AR: 0.3,
    nF: 2.3,
    nR: 2.2,
    top: [
      [0.42, 0.9],
      [0.32, 0.985],
      [0.16, 1.02],
      [0, 0.98],
      [-0.2, 0.85],
    ],
    bottom: [
      [0.42, 0.8],
      [0.1, 0.78],
      [-0.2, 0.76],
    ],
    section: [
      [0, 0.72],
      [0.35, 1],
      [0.7, 0.98],
      [1, 0.82],
    ],
    round: [0.07, 0.06],
    nose: [
      [0, -0.04],
      [0.5, 0.03],
      [1, -0.03],
    ],
    tail: [
      [0, -0.02],
      [1, 0.02],
    ],
  });
  add(result, cylinder(0.035, 0.02, "y"), mat.chrome, [0.17, 1.06, 0], [0, 0, -0.05]);
  both(
    result,
    extrude(
      outline(
        [
          [0.5, 0.86],
          [0.36, 0.9],
          [0.14, 0.74],
          [0.2, 0.62],
          [0.36, 0.66],
        ],
        0.04,
      ),
      0.05,
      0.014,
    ),
    mat.paint,
    [0, 0, 0.155],
    [0, 0.12, 0],
  );
  // Seat and tail.
  pod(result, {
    xF: -0.12,
    xR: -0.82,
    W: 0.13,
    AF: 0.14,
    AR: 0.2,
    nF: 2.3,
    nR: 2.3,
    material: mat.rubber,
    top: [
      [-0.12, 0.9],
      [-0.3, 0.87],
      [-0.45, 0.885],
      [-0.55, 0.96],
      [-0.82, 0.99],
    ],
    bottom: [
      [-0.12, 0.78],
      [-0.45, 0.79],
      [-0.82, 0.92],
    ],
    section: [
      [0, 0.9],
      [0.5, 1],
      [1, 0.9],
    ],
    round: [0.04, 0.035],
    crown: 0.008,
  });
  pod(result, {
    xF: -0.3,
    xR: -0.98,
    W: 0.115,
    AF: 0.2,
    AR: 0.25,
    nF: 2.2,
    nR: 2,
    top: [
      [-0.3, 0.8],
      [-0.55, 0.88],
      [-0.8, 0.965],
      [-0.98, 0.985],
    ],
    bottom: [
      [-0.3, 0.7],
      [-0.6, 0.79],
      [-0.98, 0.93],
    ],
    section: [
      [0, 0.75],
      [0.6, 1],
      [1, 0.95],
    ],
    round: [0.03, 0.025],
    taper: (x) => 1 - Math.max(0, -x - 0.5) * 0.5,
  });
  add(result, box(0.03, 0.045, 0.13, 0.014), mat.red, [-0.965, 0.935, 0], [0, 0, 0.3]);
  add(
    result,
    tube(
      [
        [-0.78, 0.86, 0],
        [-0.98, 0.78, 0],
        [-1.06, 0.66, 0],
      ],
      0.02,
    ),
    mat.gloss,
  );
  add(result, box(0.012, 0.15, 0.2, 0.005), mat.plate, [-1.08, 0.62, 0], [0, 0, -0.35]);
  both(result, ball(0.02, 1.6, 1, 1), mat.amber, [-0.95, 0.83, 0.085]);
  // Frame and engine.
  both(
    result,
    tube(
      [
        [0.42, 0.92, 0.03],
        [0.3, 0.78, 0.12],
        [-0.06, 0.68, 0.14],
        [-0.26, 0.5, 0.14],
        [-0.28, 0.38, 0.13],
      ],
      0.022,
    ),
    mat.frame,
    [0, 0, 0],
  );
  both(
    result,
    tube(
      [
        [0.42, 0.84, 0.03],
        [0.34, 0.6, 0.12],
        [0.28, 0.4, 0.12],
      ],
      0.02,
    ),
    mat.frame,
    [0, 0, 0],
  );
  both(
    result,
    tube(
      [
        [0.3, 0.78, 0.12],
        [0.18, 0.58, 0.13],
      ],
      0.016,
    ),
    mat.frame,
    [0, 0, 0],
  );
  both(
    result,
    tube(
      [
        [-0.06, 0.68, 0.14],
        [0.1, 0.56, 0.13],
        [0.34, 0.6, 0.12],
      ],
      0.016,
    ),
    mat.frame,
    [0, 0, 0],
  );
  both(
    result,
    tube(
      [
        [-0.2, 0.6, 0.12],
        [-0.5, 0.78, 0.1],
        [-0.75, 0.88, 0.08],
      ],
      0.016,
    ),
    mat.frame,
    [0, 0, 0],
  );
  both(
    result,
    extrude(
      outline(
        [
          [-0.2, 0.48],
          [-0.2, 0.4],
          [-0.68, 0.27],
          [-0.76, 0.31],
          [-0.7, 0.36],
        ],
        0.03,
      ),
      0.045,
      0.012,
    ),
    mat.alloy,
    [0, 0, 0.12],
  );
  add(
    result,
    extrude(
      outline(
        [
          [0.3, 0.5],
          [0.24, 0.32],
          [0.0, 0.26],
          [-0.24, 0.32],
          [-0.24, 0.48],
          [-0.05, 0.56],
          [0.2, 0.56],
        ],
        0.06,
      ),
      0.24,
      0.03,
    ),
    mat.frame,
  );
  both(result, cylinder(0.105, 0.04, "z", 0.09), mat.steel, [-0.1, 0.4, 0.135]);
  both(result, cylinder(0.075, 0.04, "z", 0.06), mat.frame, [0.12, 0.4, 0.135]);
  for (let i = 0; i < 6; i += 1) {
    add(
      result,
      box(0.2, 0.011, 0.26, 0.005),
      mat.steel,
      [0.23 + i * 0.012, 0.55 + i * 0.026, 0],
      [0, 0, -0.42],
    );
  }
  add(result, box(0.17, 0.17, 0.23, 0.03), mat.frame, [0.26, 0.62, 0], [0, 0, -0.42]);
  add(result, box(0.03, 0.26, 0.3, 0.01), mat.plastic, [0.41, 0.56, 0], [0, 0, -0.2]);
  // Exhaust and swallowed pipes.
  for (const z of [-0.07, 0, 0.07]) {
    add(
      result,
      tube(
        [
          [0.33, 0.6, z],
          [0.44, 0.5, z],
          [0.38, 0.28, z],
          [0.2, 0.2, z * 0.6 + 0.02],
        ],
        0.02,
      ),
      mat.steel,
    );
  }
  add(
    result,
    tube(
      [
        [0.22, 0.2, 0.02],
        [-0.1, 0.2, 0.06],
        [-0.34, 0.28, 0.16],
      ],
      0.03,
    ),
    mat.steel,
  );
  const pipe = cylinder(0.062, 0.42, "x", 0.05);
  add(result, pipe, mat.gloss, [-0.52, 0.42, 0.19], [0, 0.06, -0.55]);
  add(result, cylinder(0.04, 0.02, "x"), mat.steel, [-0.705, 0.53, 0.2], [0, 0.06, -0.55]);
  both(result, box(0.09, 0.02, 0.11, 0.008), mat.rubber, [-0.28, 0.36, 0.22]);
  add(
    result,
    tube(
      [
        [-0.32, 0.44, 0],
        [-0.42, 0.68, 0],
      ],
      0.03,
    ),
    mat.red,
  );
  add(
    result,
    tube(
      [
        [-0.1, 0.3, -0.16],
        [-0.22, 0.03, -0.3],
      ],
      0.012,
    ),
    mat.frame,
  );
  return result;
}

export function scooter() {
  const result = group();
  place(
    result,
    bikeWheel({ radius: 0.25, width: 0.11, rim: 0.165, finish: mat.alloy }),
    [0.66, 0.25, 0],
  );
  place(
    result,
    bikeWheel({ radius: 0.25, width: 0.12, rim: 0.165, finish: mat.alloy }),
    [-0.6, 0.25, 0],
    [0, 0, 0.5],
  );
  const fender = outline(
    [
      [0.33, 0.1, 0.03],
      [0.22, 0.28, 0.14],
      [0, 0.345, 0.15],
      [-0.2, 0.3, 0.14],
      [-0.32, 0.08, 0.02],
      [-0.29, 0.08, 0.02],
      [-0.18, 0.24, 0.1],
      [0.18, 0.24, 0.1],
      [0.29, 0.1, 0.02],
    ],
    0.05,
  );
  add(result, extrude(fender, 0.19, 0.03, [], 6), mat.paint, [0.66, 0.25, 0]);
  both(
    result,
    tube(
      [
        [0.66, 0.25, 0.085],
        [0.56, 0.52, 0.085],
        [0.5, 0.66, 0.05],
      ],
      0.024,
    ),
    mat.steel,
    [0, 0, 0],
  );
  // Leg shield and apron.
  pod(
    result,
    {
      xF: 0.58,
      xR: 0.3,
      W: 0.25,
      AF: 0.22,
      AR: 0.05,
      nF: 2.2,
      nR: 3,
      crown: 0.01,
      top: [
        [0.58, 0.98],
        [0.3, 1.0],
      ],
      bottom: [
        [0.58, 0.42],
        [0.3, 0.34],
      ],
      section: [
        [0, 0.62],
        [0.3, 0.92],
        [0.6, 1],
        [0.85, 0.86],
        [1, 0.56],
      ],
      nose: [
        [0, 0.04],
        [0.3, 0.04],
        [0.7, -0.04],
        [1, -0.13],
      ],
      tail: [
        [0, 0.1],
        [0.5, 0.05],
        [1, -0.02],
      ],
      round: [0.05, 0.05],
    },
    (skin, shell) => {
      skin.patch(
        [
          [0.09, 0.56, 0.05],
          [0.27, 0.63],
          [0.27, 0.7],
          [0.08, 0.68],
        ],
        { colour: "#e4ebf2", rough: 0.08, glow: 0.5 },
        0.03,
      );
      skin.patch(
        [
          [-0.3, 0.16],
          [0.06, 0.16],
          [0.08, 0.46],
          [-0.3, 0.46],
        ],
        BLACK,
        0.03,
      );
      for (let i = 0; i < 4; i += 1)
        skin.line(
          [
            [-0.1, 0.21 + i * 0.065],
            [0.06, 0.21 + i * 0.065],
          ],
          0.008,
          { colour: "#6c7177", rough: 0.3, metal: 0.6 },
        );
      skin.line(
        [
          [0.13, 0.05],
          [0.1, 0.5],
          [0.05, 0.8],
          [-0.05, 0.84],
        ],
        0.008,
      );
      skin.patch(
        [
          [shell.total - 0.27, -0.1],
          [shell.total + 0.5, -0.1],
          [shell.total + 0.5, 0.95],
          [shell.total - 0.24, 0.95],
        ],
        { colour: "#1a1b1e", rough: 0.6 },
        0.03,
      );
    },
  );
  // Handlebar cowl.
  pod(result, {
    xF: 0.47,
    xR: 0.22,
    W: 0.19,
    AF: 0.14,
    AR: 0.09,
    nF: 2.1,
    nR: 2.2,
    crown: 0.02,
    top: [
      [0.47, 1.05],
      [0.34, 1.12],
      [0.22, 1.11],
    ],
    bottom: [
      [0.47, 0.97],
      [0.22, 1.0],
    ],
    section: [
      [0, 0.7],
      [0.5, 1],
      [1, 0.85],
    ],
    round: [0.05, 0.04],
  });
  add(result, ball(0.07, 0.55, 0.85, 1.15), mat.lamp, [0.455, 1.035, 0]);
  add(result, ring(0.066, 0.008), mat.chrome, [0.468, 1.035, 0], [0, Math.PI / 2, 0]);
  add(
    result,
    tube(
      [
        [0.34, 0.85, 0],
        [0.34, 1.02, 0],
      ],
      0.04,
    ),
    mat.plastic,
  );
  both(
    result,
    tube(
      [
        [0.31, 1.07, 0.1],
        [0.27, 1.075, 0.25],
      ],
      0.018,
    ),
    mat.gloss,
    [0, 0, 0],
  );
  both(
    result,
    tube(
      [
        [0.28, 1.075, 0.23],
        [0.24, 1.075, 0.36],
      ],
      0.021,
    ),
    mat.rubber,
    [0, 0, 0],
  );
  both(
    result,
    tube(
      [
        [0.31, 1.09, 0.25],
        [0.32, 1.085, 0.3],
        [0.28, 1.08, 0.38],
      ],
      0.006,
    ),
    mat.steel,
    [0, 0, 0],
  );
  both(
    result,
    tube(
      [
        [0.3, 1.1, 0.2],
        [0.33, 1.24, 0.28],
        [0.32, 1.28, 0.3],
      ],
      0.007,
    ),
    mat.chrome,
    [0, 0, 0],
  );
  both(result, ball(0.055, 0.35, 0.85, 1.2), mat.chrome, [0.32, 1.29, 0.33]);
  // Floor.
  add(
    result,
    extrude(
      outline(
        [
          [0.42, 0.5, 0.1],
          [0.36, 0.36, 0.1],
          [-0.2, 0.33, 0.05],
          [-0.3, 0.26, 0.05],
          [0.3, 0.24, 0.08],
          [0.46, 0.34, 0.1],
        ],
        0.05,
      ),
      0.4,
      0.03,
    ),
    mat.paint,
  );
  add(
    result,
    extrude(
      outline(
        [
          [0.33, 0.37],
          [-0.18, 0.345],
          [-0.18, 0.335],
          [0.34, 0.355],
        ],
        0.005,
      ),
      0.34,
      0.004,
    ),
    mat.rubber,
  );
  // Body under the seat.
  pod(
    result,
    {
      xF: -0.1,
      xR: -0.98,
      W: 0.2,
      AF: 0.16,
      AR: 0.4,
      nF: 2.3,
      nR: 2.1,
      crown: 0.01,
      top: [
        [-0.1, 0.72],
        [-0.5, 0.74],
        [-0.98, 0.82],
      ],
      bottom: [
        [-0.1, 0.3],
        [-0.3, 0.34],
        [-0.5, 0.44],
        [-0.98, 0.62],
      ],
      section: [
        [0, 0.72],
        [0.3, 0.95],
        [0.55, 1],
        [0.8, 0.94],
        [1, 0.8],
      ],
      nose: [
        [0, 0.05],
        [0.6, -0.02],
        [1, 0],
      ],
      tail: [
        [0, 0.1],
        [0.5, 0],
        [1, 0.03],
      ],
      round: [0.05, 0.04],
    },
    (skin, shell) => {
      const end = shell.total;
      skin.patch(
        [
          [end + 0.3, 0.5],
          [end - 0.14, 0.5],
          [end - 0.3, 0.72],
          [end - 0.1, 0.82],
          [end + 0.3, 0.8],
        ],
        { colour: "#7d070d", rough: 0.08, glow: 0.25 },
        0.03,
      );
      skin.line(
        [
          [end + 0.2, 0.66],
          [end - 0.12, 0.66],
          [end - 0.22, 0.7],
        ],
        0.014,
        { colour: "#ff2a2a", rough: 0.1, glow: 0.7 },
      );
      skin.line(
        [
          [shell.sAt(-0.2), 0.1],
          [shell.sAt(-0.5), 0.3],
          [shell.sAt(-0.85), 0.5],
        ],
        0.01,
      );
    },
  );
  pod(result, {
    xF: -0.06,
    xR: -0.92,
    W: 0.165,
    AF: 0.18,
    AR: 0.24,
    nF: 2.3,
    nR: 2.3,
    material: mat.leather,
    crown: 0.01,
    top: [
      [-0.06, 0.79],
      [-0.3, 0.8],
      [-0.46, 0.815],
      [-0.56, 0.86],
      [-0.92, 0.89],
    ],
    bottom: [
      [-0.06, 0.72],
      [-0.5, 0.73],
      [-0.92, 0.81],
    ],
    section: [
      [0, 0.92],
      [0.5, 1],
      [1, 0.92],
    ],
    round: [0.045, 0.04],
  });
  add(
    result,
    tube(
      [
        [-0.7, 0.82, 0.17],
        [-0.95, 0.9, 0.16],
        [-1.02, 0.91, 0.08],
        [-1.02, 0.91, -0.08],
        [-0.95, 0.9, -0.16],
        [-0.7, 0.82, -0.17],
      ],
      0.013,
    ),
    mat.chrome,
  );
  // Engine, exhaust, plate.
  add(
    result,
    extrude(
      outline(
        [
          [-0.2, 0.36],
          [-0.3, 0.2],
          [-0.66, 0.18],
          [-0.7, 0.3],
          [-0.4, 0.42],
        ],
        0.06,
      ),
      0.12,
      0.02,
    ),
    mat.frame,
    [0, 0, -0.12],
  );
  add(result, cylinder(0.07, 0.4, "x", 0.055), mat.gloss, [-0.66, 0.32, 0.17], [0, 0, -0.22]);
  add(result, box(0.26, 0.05, 0.02, 0.008), mat.steel, [-0.64, 0.345, 0.235], [0, 0, -0.22]);
  add(
    result,
    tube(
      [
        [-0.3, 0.26, 0.05],
        [-0.42, 0.24, 0.14],
        [-0.5, 0.28, 0.17],
      ],
      0.02,
    ),
    mat.steel,
  );
  add(
    result,
    tube(
      [
        [-0.62, 0.28, -0.14],
        [-0.72, 0.6, -0.13],
      ],
      0.026,
    ),
    mat.steel,
  );
  add(
    result,
    extrude(
      outline(
        [
          [-0.9, 0.62],
          [-1.02, 0.42],
          [-0.99, 0.4],
          [-0.84, 0.6],
        ],
        0.02,
      ),
      0.14,
      0.01,
    ),
    mat.plastic,
  );
  add(result, box(0.012, 0.15, 0.19, 0.005), mat.plate, [-1.0, 0.52, 0], [0, 0, -0.5]);
  add(
    result,
    tube(
      [
        [-0.1, 0.28, -0.14],
        [-0.2, 0.02, -0.26],
      ],
      0.012,
    ),
    mat.frame,
  );
  return result;
}

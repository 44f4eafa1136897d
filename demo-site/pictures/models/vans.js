import { add, both, box, cylinder, extrude, group, mat, outline, tube } from "./kit.js";
import { car } from "./car.js";
import { Shell, Skin } from "./shell.js";
import { axle, truckWheel } from "./wheel.js";

const lean = (amount, bow = 0.05) => [
  [0, 0],
  [0.5, amount * 0.5 - bow * Math.sign(amount)],
  [1, amount],
];
const upright = [
  [0, 0.06],
  [0.25, 0],
  [0.8, 0.01],
  [1, 0.03],
];

export function furgoneta() {
  return car({
    axF: 1.72,
    axR: -1.6,
    R: 0.355,
    W: 1.0,
    flare: 0.015,
    body: {
      xF: 2.65,
      xR: -2.7,
      AF: 0.58,
      AR: 0.22,
      nF: 2.8,
      nR: 3,
      section: [
        [0, 0.95],
        [0.12, 0.975],
        [0.3, 0.985],
        [0.36, 1],
        [0.5, 1],
        [0.56, 0.985],
        [1, 0.985],
      ],
      top: [
        [2.65, 0.92],
        [2.4, 1.04],
        [2.0, 1.15],
        [1.5, 1.22],
        [0.4, 1.24],
        [-2.7, 1.24],
      ],
      bottom: [
        [2.65, 0.28],
        [2.1, 0.25],
        [0, 0.26],
        [-2.2, 0.3],
        [-2.7, 0.38],
      ],
      nose: [
        [0, -0.08],
        [0.2, 0],
        [0.5, 0],
        [0.8, -0.08],
        [1, -0.16],
      ],
      tail: upright,
      round: [0.06, 0.05],
    },
    cabin: {
      xF: 2.2,
      xR: -2.67,
      W: 0.985,
      AF: 0.5,
      AR: 0.22,
      nF: 2.6,
      round: [0.16, 0.13],
      crown: 0.03,
      top: [
        [1.2, 2.12],
        [0.9, 2.24],
        [0.5, 2.3],
        [-0.5, 2.33],
        [-2.0, 2.32],
        [-2.6, 2.28],
      ],
      nose: lean(-0.98, 0.06),
      tail: lean(0.1, 0),
      section: [
        [0, 1],
        [0.3, 0.985],
        [0.7, 0.95],
        [1, 0.87],
      ],
      panes: [[1.6, 0.62]],
      head: 0.72,
      waist: 0.06,
      rearPane: [0.2, 0.62, 0.7],
      tint: 0.66,
      decorate(skin, shell) {
        for (const x of [0.5, -0.66])
          skin.line(
            [
              [shell.sAt(x), -0.1],
              [shell.sAt(x), 0.9],
            ],
            0.013,
          );
        skin.line(
          [
            [shell.sAt(-0.66), 0.9],
            [shell.sAt(0.5), 0.9],
          ],
          0.013,
        );
        skin.line(
          [
            [shell.total, -0.1],
            [shell.total, 0.92],
          ],
          0.02,
        );
        skin.line(
          [
            [shell.total - 0.82, -0.1],
            [shell.total - 0.82, 0.92],
          ],
          0.013,
        );
        skin.line(
          [
            [shell.total - 0.82, 0.92],
            [shell.total, 0.92],
          ],
          0.013,
        );
      },
    },
    doors: [1.28, 0.5],
    handles: [0.62],
    mirror: 1.7,
    track: 0.87,
    wheels: { spokes: 8, spokeWidth: 0.1, rim: 0.225, hub: 0.3, finish: mat.steel },
    face: { grille: "wide", lamps: "tall", hoodLine: 1.5 },
    back: { lamps: "tall", plate: 0.34, lid: true },
    inside: { rows: [0.62], dash: 1.45, floor: 0.7, half: 0.85 },
    decorate(skin, shell) {
      const s = (x) => shell.sAt(x);
      skin.patch(
        [
          [s(1.24), 0.38],
          [s(-1.1), 0.38],
          [s(-1.1), 0.49],
          [s(1.24), 0.49],
        ],
        { colour: "#141517", rough: 0.6 },
        0.02,
      );
      skin.patch(
        [
          [s(-2.08), 0.38],
          [s(-2.6), 0.38],
          [s(-2.6), 0.49],
          [s(-2.08), 0.49],
        ],
        { colour: "#141517", rough: 0.6 },
        0.02,
      );
      skin.line(
        [
          [s(-0.66), 0.12],
          [s(-0.66), 1.05],
        ],
        0.011,
      );
      skin.line(
        [
          [s(-0.7), 0.93],
          [s(-2.3), 0.93],
        ],
        0.02,
      );
      skin.line(
        [
          [shell.total, 0.2],
          [shell.total, 1.1],
        ],
        0.016,
      );
    },
  });
}

export function pickup() {
  return car({
    axF: 1.66,
    axR: -1.5,
    R: 0.4,
    W: 0.955,
    cladding: true,
    flare: 0.045,
    body: {
      xF: 2.62,
      xR: -2.62,
      AF: 0.5,
      AR: 0.26,
      nF: 3.1,
      nR: 3.4,
      top: [
        [2.62, 0.98],
        [2.4, 1.05],
        [1.9, 1.1],
        [1.2, 1.13],
        [0.4, 1.14],
        [-2.62, 1.17],
      ],
      bottom: [
        [2.62, 0.42],
        [2.1, 0.36],
        [0, 0.36],
        [-2.0, 0.4],
        [-2.62, 0.5],
      ],
      nose: [
        [0, -0.1],
        [0.2, 0],
        [0.6, 0],
        [0.9, -0.05],
        [1, -0.1],
      ],
      tail: upright,
      round: [0.06, 0.05],
    },
    cabin: {
      xF: 1.24,
      xR: -0.86,
      W: 0.86,
      AF: 0.4,
      AR: 0.2,
      nF: 2.8,
      top: [
        [0.6, 1.69],
        [0.1, 1.77],
        [-0.3, 1.78],
        [-0.8, 1.74],
      ],
      nose: lean(-0.72),
      tail: lean(0.16, 0),
      section: [
        [0, 1],
        [0.4, 0.945],
        [1, 0.82],
      ],
      panes: [
        [0.8, 0.06],
        [-0.02, -0.6, -0.56],
      ],
      rearPane: [0.16, 0.82, 0.62],
    },
    doors: [1.0, 0.02, -0.74],
    handles: [0.16, -0.6],
    mirror: 1.35,
    wheels: {
      spokes: 6,
      spokeWidth: 0.16,
      width: 0.27,
      rim: 0.25,
      finish: mat.darkAlloy,
      tread: 0.012,
    },
    face: { grille: "tall", lamps: "tall", plate: 0.2 },
    back: { lamps: "tall", plate: 0.24, emblem: 0.7 },
    inside: { rows: [0.2, -0.55], dash: 0.95, floor: 0.6 },
    decorate(skin, shell) {
      const s = (x) => shell.sAt(x);
      skin.patch(
        [
          [s(-0.98), 1.28],
          [s(-2.36), 1.28],
          [s(-2.36), 2.3],
          [s(-0.98), 2.3],
        ],
        { colour: "#000", cut: true },
        0.01,
      );
      skin.line(
        [
          [s(-0.93), 0.2],
          [s(-0.93), 1.2],
        ],
        0.016,
      );
    },
    extras(result) {
      add(result, box(1.56, 0.04, 1.6, 0.01), mat.plastic, [-1.72, 0.74, 0]);
      both(result, box(1.56, 0.42, 0.03, 0.01), mat.plastic, [-1.72, 0.93, 0.8]);
      add(result, box(0.03, 0.42, 1.6, 0.01), mat.plastic, [-0.95, 0.93, 0]);
      add(result, box(0.03, 0.42, 1.6, 0.01), mat.plastic, [-2.46, 0.93, 0]);
      both(
        result,
        tube(
          [
            [-0.96, 1.18, 0.72],
            [-1.06, 1.64, 0.62],
            [-1.06, 1.67, 0.5],
            [-1.06, 1.67, 0],
          ],
          0.032,
        ),
        mat.gloss,
        [0, 0, 0],
      );
      both(
        result,
        tube(
          [
            [-0.98, 1.58, 0.64],
            [-1.3, 1.4, 0.7],
            [-1.75, 1.19, 0.76],
          ],
          0.028,
        ),
        mat.gloss,
        [0, 0, 0],
      );
      both(result, box(1.5, 0.05, 0.14, 0.02), mat.plastic, [0.06, 0.34, 0.93]);
    },
  });
}

function truckCab() {
  const result = group();
  const shell = new Shell({
    xF: 3.9,
    xR: 2.1,
    W: 1.2,
    AF: 0.42,
    AR: 0.12,
    nF: 3.2,
    nR: 4,
    stretch: true,
    top: [
      [3.9, 2.86],
      [3.5, 3.0],
      [3.0, 3.06],
      [2.1, 3.08],
    ],
    bottom: [
      [3.9, 0.5],
      [2.1, 0.56],
    ],
    section: [
      [0, 0.97],
      [0.1, 0.99],
      [0.2, 1],
      [0.42, 1],
      [0.46, 0.985],
      [0.8, 0.955],
      [1, 0.9],
    ],
    nose: [
      [0, -0.05],
      [0.12, 0],
      [0.4, -0.005],
      [0.46, -0.02],
      [0.75, -0.14],
      [1, -0.34],
    ],
    round: [0.16, 0.14],
    crown: 0.05,
    rows: 90,
  });
  const skin = new Skin(shell);
  const s = (x) => shell.sAt(x);
  const cut = { colour: "#000", cut: true };
  const black = { colour: "#0b0c0d", rough: 0.14 };
  const trim = { colour: "#141517", rough: 0.6 };
  const corner = s(3.62);
  skin.patch(
    [
      [-0.5, 0.47],
      [corner - 0.02, 0.48],
      [corner - 0.06, 0.82],
      [-0.5, 0.82],
    ],
    black,
    0.08,
  );
  skin.patch(
    [
      [-0.5, 0.49],
      [corner - 0.06, 0.5],
      [corner - 0.1, 0.8],
      [-0.5, 0.8],
    ],
    cut,
    0.08,
  );
  skin.patch(
    [
      [s(3.5), 0.49],
      [s(2.45), 0.49],
      [s(2.45), 0.79],
      [s(3.38), 0.79, 0.1],
      [s(3.5), 0.68],
    ],
    black,
    0.04,
  );
  skin.patch(
    [
      [s(3.46), 0.515],
      [s(2.49), 0.515],
      [s(2.49), 0.775],
      [s(3.37), 0.775, 0.1],
      [s(3.46), 0.68],
    ],
    cut,
    0.04,
  );
  const door = [
    [s(3.56), 0.22],
    [s(3.54), 0.56],
    [s(3.38), 0.83, 0.1],
    [s(2.4), 0.83, 0.06],
    [s(2.4), 0.22],
  ];
  skin.patch(door, { colour: "#020203", rough: 1 }, 0.03, 0.014);
  skin.patch(
    [
      [-0.5, 0.2],
      [0.72, 0.2],
      [0.86, 0.3],
      [0.86, 0.42],
      [-0.5, 0.42],
    ],
    black,
    0.06,
  );
  for (let i = 0; i < 5; i += 1) {
    const v = 0.235 + i * 0.042;
    skin.line(
      [
        [-0.1, v],
        [0.78, v],
      ],
      0.022,
      { colour: "#44484d", rough: 0.3, metal: 0.7 },
    );
  }
  skin.spot([0, 0.445], 0.07, { colour: "#d5d9dd", rough: 0.12, metal: 1 }, 1.2);
  skin.patch(
    [
      [-0.5, -0.1],
      [3, -0.1],
      [3, 0.055],
      [-0.5, 0.055],
    ],
    trim,
    0,
  );
  skin.patch(
    [
      [0.62, 0.07],
      [corner + 0.1, 0.07],
      [corner + 0.18, 0.17],
      [0.68, 0.17],
    ],
    { colour: "#0d0f12", rough: 0.06 },
    0.04,
  );
  for (const at of [0.74, 0.9]) {
    skin.spot([at, 0.12], 0.055, { colour: "#767d86", rough: 0.1, metal: 0.85 }, 1.2);
    skin.spot([at, 0.12], 0.042, { colour: "#e4ebf2", rough: 0.05, glow: 0.45 }, 1.2);
  }
  skin.line(
    [
      [0.66, 0.162],
      [corner + 0.12, 0.162],
    ],
    0.016,
    { colour: "#fff", rough: 0.2, glow: 1 },
  );
  skin.patch(
    [
      [-0.5, 0.08],
      [0.27, 0.08],
      [0.27, 0.13],
      [-0.5, 0.13],
    ],
    { colour: "#f2f3f1", rough: 0.5 },
    0.01,
  );
  skin.dress(result, { arches: [[2.72, 0.5, 0.6]], glazing: 0.55 });
  add(result, box(0.7, 0.3, 2.0, 0.1), mat.interior, [3.35, 1.5, 0]);
  add(result, box(0.1, 1.7, 2.1, 0.02), mat.interior, [2.22, 2.0, 0]);
  both(result, box(0.2, 0.9, 0.55, 0.08), mat.seat, [2.6, 1.75, 0.6], [0, 0, 0.15]);
  both(result, box(0.14, 0.46, 0.24, 0.06), mat.gloss, [3.66, 2.12, 1.36]);
  both(
    result,
    tube(
      [
        [3.55, 2.5, 1.08],
        [3.64, 2.46, 1.28],
        [3.66, 2.3, 1.34],
      ],
      0.022,
    ),
    mat.plastic,
    [0, 0, 0],
  );
  both(
    result,
    extrude(
      outline(
        [
          [2.02, 0.5],
          [2.08, 1.0],
          [2.45, 1.18],
          [3.0, 1.18],
          [3.36, 1.0],
          [3.42, 0.5],
          [3.32, 0.5],
          [3.26, 0.92],
          [2.98, 1.08],
          [2.48, 1.08],
          [2.16, 0.92],
          [2.12, 0.5],
        ],
        0.05,
      ),
      0.42,
      0.02,
    ),
    mat.plastic,
    [0, 0, 1.0],
  );
  add(
    result,
    extrude(
      outline(
        [
          [2.1, 3.08],
          [3.1, 3.08],
          [2.75, 3.28, 0.2],
          [2.1, 3.52, 0.1],
        ],
        0.04,
      ),
      2.0,
      0.14,
    ),
    mat.paint,
  );
  return result;
}

export function camion() {
  const result = truckCab();
  const length = 5.6;
  const middle = 1.85 - length / 2;
  add(result, box(length, 2.6, 2.46, 0.035), mat.white, [middle, 2.42, 0]);
  both(result, box(length + 0.02, 0.13, 0.05, 0.012), mat.steel, [middle, 1.15, 1.225]);
  both(result, box(length + 0.02, 0.1, 0.05, 0.02), mat.steel, [middle, 3.7, 1.22]);
  for (const x of [middle - length / 2, middle + length / 2]) {
    both(result, box(0.07, 2.62, 0.07, 0.025), mat.steel, [x, 2.42, 1.2]);
  }
  both(result, box(length * 0.985, 0.34, 0.01, 0.004), mat.paint, [middle, 1.5, 1.233]);
  for (let i = 1; i < 5; i += 1) {
    both(result, box(0.012, 2.36, 0.012, 0.003), mat.grey, [
      middle - length / 2 + (length * i) / 5,
      2.44,
      1.228,
    ]);
  }
  const back = middle - length / 2 - 0.012;
  add(result, box(0.02, 2.4, 0.025, 0.004), mat.frame, [back, 2.42, 0]);
  for (const z of [-0.35, 0.35]) {
    add(
      result,
      tube(
        [
          [back - 0.03, 1.2, z],
          [back - 0.03, 3.66, z],
        ],
        0.016,
        4,
      ),
      mat.steel,
    );
    add(result, box(0.05, 0.06, 0.2, 0.015), mat.steel, [back - 0.03, 1.7, z]);
  }
  for (const y of [1.5, 2.2, 2.9, 3.5])
    both(result, box(0.03, 0.06, 0.2, 0.01), mat.steel, [back, y, 1.08]);
  both(result, box(7.6, 0.24, 0.09, 0.02), mat.frame, [0.0, 0.92, 0.42]);
  both(result, box(0.06, 0.14, 0.4, 0.03), mat.red, [back - 0.02, 0.86, 0.9]);
  add(result, box(0.08, 0.12, 2.3, 0.03), mat.frame, [back + 0.08, 0.62, 0]);
  add(result, box(0.02, 0.13, 0.54, 0.006), mat.plate, [back - 0.03, 0.84, 0]);
  const tank = cylinder(0.32, 1.1, "x");
  add(result, tank, mat.alloy, [0.9, 0.72, 0.86]);
  add(result, box(1.0, 0.55, 0.5, 0.05), mat.plastic, [0.9, 0.74, -0.88]);
  both(result, box(2.2, 0.05, 0.03, 0.01), mat.steel, [-0.55, 0.55, 1.16]);
  both(result, box(2.2, 0.05, 0.03, 0.01), mat.steel, [-0.55, 0.8, 1.16]);
  for (const side of [1, -1]) {
    for (const [x, bulge] of [
      [2.72, 1],
      [-2.3, -0.6],
    ]) {
      const one = truckWheel({ radius: 0.5, width: bulge < 0 ? 0.6 : 0.32, bulge });
      one.position.set(x, 0.5, side * (bulge < 0 ? 0.9 : 1.02));
      one.rotation.y = side > 0 ? 0 : Math.PI;
      result.add(one);
    }
  }
  both(
    result,
    extrude(
      outline(
        [
          [-2.95, 0.7],
          [-2.85, 1.05],
          [-2.5, 1.12],
          [-2.1, 1.12],
          [-1.75, 1.05],
          [-1.65, 0.7],
          [-1.72, 0.7],
          [-1.82, 0.98],
          [-2.1, 1.05],
          [-2.5, 1.05],
          [-2.78, 0.98],
          [-2.88, 0.7],
        ],
        0.05,
      ),
      0.62,
      0.02,
    ),
    mat.plastic,
    [0, 0, 0.9],
  );
  return result;
}

export function remolque() {
  const result = group();
  const length = 3.4;
  const height = 0.62;
  const floor = 0.72;
  const half = 0.86;
  add(result, box(length, 0.05, half * 2, 0.01), mat.wood, [0, floor, 0]);
  both(result, box(length + 0.06, 0.1, 0.07, 0.015), mat.frame, [0, floor - 0.05, half]);
  for (const x of [-length / 2, length / 2])
    add(result, box(0.07, 0.1, half * 2, 0.015), mat.frame, [x, floor - 0.05, 0]);
  const ribs = (span) => {
    const shape = outline(
      [
        [-span / 2, 0],
        [span / 2, 0],
        [span / 2, height],
        [-span / 2, height],
      ],
      0.02,
    );
    return extrude(shape, 0.034, 0.01);
  };
  const panel = (span, at, turn) => {
    const side = group();
    add(side, ribs(span), mat.paint);
    for (const y of [0.12, 0.24, 0.36, 0.48]) {
      add(side, box(span - 0.1, 0.035, 0.052, 0.016), mat.paint, [0, y, 0]);
    }
    side.position.set(...at);
    side.rotation.y = turn;
    result.add(side);
  };
  for (const side of [1, -1]) {
    panel(length / 2 - 0.06, [-length / 4, floor + 0.02, side * (half + 0.01)], 0);
    panel(length / 2 - 0.06, [length / 4, floor + 0.02, side * (half + 0.01)], 0);
    for (const x of [-length / 2, 0, length / 2]) {
      add(result, box(0.07, height + 0.08, 0.07, 0.015), mat.steel, [
        x,
        floor + height / 2,
        side * half,
      ]);
      if (x)
        add(result, box(0.03, 0.07, 0.05, 0.012), mat.gloss, [
          x - Math.sign(x) * 0.07,
          floor + height * 0.8,
          side * (half + 0.04),
        ]);
    }
  }
  panel(half * 2 - 0.08, [length / 2, floor + 0.02, 0], Math.PI / 2);
  panel(half * 2 - 0.08, [-length / 2, floor + 0.02, 0], Math.PI / 2);
  const bar = (z) =>
    tube(
      [
        [0.9, floor - 0.14, z],
        [length / 2, floor - 0.14, z * 0.9],
        [length / 2 + 1.3, floor - 0.16, 0],
      ],
      0.045,
      30,
      false,
      0.1,
    );
  add(result, bar(0.55), mat.steel);
  add(result, bar(-0.55), mat.steel);
  add(result, box(0.4, 0.09, 0.1, 0.03), mat.steel, [length / 2 + 1.4, floor - 0.15, 0]);
  add(result, box(0.16, 0.12, 0.12, 0.05), mat.plastic, [length / 2 + 1.58, floor - 0.16, 0]);
  add(result, cylinder(0.03, 0.8, "y"), mat.steel, [length / 2 + 0.95, floor - 0.1, 0.1]);
  add(result, cylinder(0.1, 0.06), mat.rubber, [length / 2 + 0.95, 0.1, 0.1]);
  add(
    result,
    tube(
      [
        [length / 2 + 0.95, floor + 0.3, 0.1],
        [length / 2 + 1.1, floor + 0.3, 0.1],
      ],
      0.015,
    ),
    mat.steel,
  );
  for (const x of [-0.36, 0.36])
    axle(result, x, half + 0.14, { radius: 0.31, width: 0.19, spokes: 6, spokeWidth: 0.14 });
  const guard = outline(
    [
      [-0.82, 0.32, 0.1],
      [-0.74, 0.66, 0.2],
      [0.74, 0.66, 0.2],
      [0.82, 0.32, 0.1],
      [0.78, 0.32, 0.02],
      [0.71, 0.62, 0.17],
      [-0.71, 0.62, 0.17],
      [-0.78, 0.32, 0.02],
    ],
    0.1,
  );
  both(result, extrude(guard, 0.25, 0.012), mat.plastic, [0, 0.03, half + 0.15]);
  for (const z of [-0.7, 0.7]) {
    add(result, box(0.05, 0.12, 0.36, 0.02), mat.plastic, [-length / 2 - 0.05, floor - 0.1, z]);
    add(result, box(0.03, 0.09, 0.18, 0.015), mat.red, [
      -length / 2 - 0.07,
      floor - 0.1,
      z + Math.sign(z) * 0.07,
    ]);
    add(result, box(0.03, 0.09, 0.1, 0.015), mat.amber, [
      -length / 2 - 0.07,
      floor - 0.1,
      z - Math.sign(z) * 0.09,
    ]);
  }
  add(result, box(0.02, 0.12, 0.5, 0.006), mat.plate, [-length / 2 - 0.06, floor - 0.1, 0]);
  both(result, box(0.06, 0.04, 0.02, 0.008), mat.amber, [0.9, floor - 0.05, half + 0.04]);
  return result;
}

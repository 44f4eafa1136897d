import * as THREE from "three";
import { add, both, box, extrude, group, mat, mix, outline, ring, smooth } from "./kit.js";
import { Shell, Skin } from "./shell.js";
import { axle } from "./wheel.js";

const BLACK = { colour: "#0b0c0d", rough: 0.14 };
const TRIM = { colour: "#141517", rough: 0.62 };
const GAP = { colour: "#020203", rough: 1 };
const CHROME = { colour: "#d5d9dd", rough: 0.12, metal: 1 };
const GLOW = { colour: "#ffffff", rough: 0.25, glow: 1 };

const flank = [
  [0, 0.925],
  [0.1, 0.955],
  [0.22, 0.976],
  [0.45, 0.978],
  [0.62, 0.99],
  [0.7, 1],
  [0.73, 0.996],
  [0.86, 0.968],
  [1, 0.94],
];

function lowerBody(spec) {
  const { axF, axR, R, W, arch = R + 0.04, flare = 0.022 } = spec;
  const swell = (x, y) =>
    [axF, axR].reduce((sum, centre) => {
      const away = Math.hypot(x - centre, Math.max(y - R, 0)) - arch;
      return sum + flare * Math.exp(-((Math.max(away, 0) / 0.17) ** 2));
    }, 0);
  // Two soft ridges run over the bonnet, closing toward the nose.
  const { xF } = spec.body;
  const relief = (x, z) => {
    const back = (xF - x) / 1.4;
    const at = mix(0.3, 0.5, back);
    const fade = smooth(0.12, 0.4, back) * (1 - smooth(0.95, 1.2, back));
    return fade * 0.012 * Math.exp(-(((Math.abs(z) - at) / 0.07) ** 2));
  };
  return new Shell({ section: flank, relief, ...spec.body, W, bulge: swell });
}

/** The turned-in edge of a wheel arch, and the dark well behind it. */
function archLips(parent, shell, { axF, axR, R, arch = R + 0.04, lip = mat.paint }) {
  for (const x of [axF, axR]) {
    const positions = [];
    const index = [];
    const from = -0.32;
    const steps = 64;
    for (let i = 0; i <= steps; i += 1) {
      const a = from + (i / steps) * (Math.PI - 2 * from);
      const px = x + arch * Math.cos(a);
      const py = Math.max(R + arch * Math.sin(a), shell.bottom(px) + 0.01);
      const z = shell.zAt(px, py);
      positions.push(px, py, z + 0.001);
      const low = Math.min(py, R + (arch - 0.012) * Math.sin(a));
      const inner = x + (arch - 0.012) * Math.cos(a);
      positions.push(inner, Math.max(low, shell.bottom(px)), z - 0.006);
      positions.push(inner, Math.max(low, shell.bottom(px)), z - 0.06);
      if (i < steps) {
        for (const k of [0, 1]) {
          const c = i * 3 + k;
          index.push(c, c + 3, c + 1, c + 1, c + 3, c + 4);
        }
      }
    }
    const geometry = new THREE.BufferGeometry();
    geometry.setAttribute("position", new THREE.Float32BufferAttribute(positions, 3));
    geometry.setIndex(index);
    geometry.computeVertexNormals();
    both(parent, geometry, lip, [0, 0, 0]);
    const well = new THREE.CylinderGeometry(
      arch + 0.01,
      arch + 0.01,
      0.42,
      48,
      1,
      true,
      0,
      Math.PI,
    );
    well.rotateZ(Math.PI / 2).rotateY(Math.PI / 2);
    both(parent, well, mat.liner, [x, R, shell.W - 0.25]);
    both(parent, new THREE.CircleGeometry(arch + 0.01, 40, 0, Math.PI), mat.liner, [
      x,
      R,
      shell.W - 0.46,
    ]);
  }
}

function doorLines(skin, shell, spec) {
  const { doors, axR, R, arch = R + 0.04 } = spec;
  const s = (x) => shell.sAt(x);
  const sill = 0.13;
  const width = 0.011;
  doors.forEach((x, i) => {
    const last = i === doors.length - 1 && spec.wrapDoor;
    const points = last
      ? [
          [s(x - 0.03), 1.05],
          [s(x), 0.82],
          [s(axR + arch + 0.045), 0.52],
          [s(axR + arch + 0.09), sill],
        ]
      : [
          [s(x - 0.02), 1.05],
          [s(x), 0.7],
          [s(x + (i ? 0.015 : 0.05)), sill],
        ];
    skin.line(points, width);
  });
  const end = spec.wrapDoor ? axR + arch + 0.09 : doors[doors.length - 1];
  skin.line(
    [
      [s(doors[0] + 0.05), sill],
      [s(end), sill],
    ],
    width,
  );
}

function emblem(skin, at) {
  skin.spot(at, 0.056, CHROME);
  skin.spot(at, 0.042, BLACK);
  skin.spot(at, 0.02, CHROME);
}

function nose(skin, shell, { face = {}, axF, R, arch = R + 0.04 }) {
  const { grille = "wide", lamps = "slim", plate = 0.3, hoodLine = 0.5, bumper = 0.56 } = face;
  const corner = shell.sAt(axF + arch);
  const s1 = Math.min(corner - 0.08, shell.sAt(shell.xF - shell.AF * 0.86));
  // The bonnet's edge runs along the shoulder and across the nose.
  skin.line(
    [
      [-0.1, 1.02],
      [s1 - 0.14, 1.02],
      [s1 + 0.25, 1.1],
      [shell.sAt(hoodLine), 1.14],
    ],
    0.011,
  );
  const bars = (low, high, half, count, colour = "#3a3d41") => {
    for (let i = 1; i <= count; i += 1) {
      const v = low + ((high - low) * i) / (count + 1);
      skin.line(
        [
          [-0.1, v],
          [half * (0.86 + 0.1 * (v / high)), v],
        ],
        0.008,
        { colour, rough: 0.3, metal: 0.6 },
      );
    }
  };
  if (grille === "wide") {
    skin.patch(
      [
        [-0.4, 0.46],
        [0.4, 0.46],
        [0.5, 0.62],
        [0.47, 0.76],
        [-0.4, 0.76],
      ],
      BLACK,
      0.06,
    );
    bars(0.47, 0.75, 0.46, 4);
    skin.patch(
      [
        [-0.4, 0.05],
        [0.52, 0.05],
        [0.62, 0.16],
        [0.56, 0.3],
        [-0.4, 0.3],
      ],
      TRIM,
      0.05,
    );
    bars(0.06, 0.28, 0.54, 2, "#060607");
  } else if (grille === "hex") {
    skin.patch(
      [
        [-0.4, 0.16],
        [0.3, 0.16],
        [0.46, 0.34],
        [0.4, 0.78],
        [-0.4, 0.78],
      ],
      BLACK,
      0.05,
    );
    bars(0.18, 0.76, 0.44, 9);
    skin.patch(
      [
        [0.55, 0.08],
        [0.86, 0.16],
        [0.9, 0.38],
        [0.6, 0.3],
      ],
      TRIM,
      0.04,
    );
  } else if (grille === "tall") {
    skin.patch(
      [
        [-0.4, 0.4],
        [0.44, 0.4],
        [0.52, 0.52],
        [0.52, 0.84],
        [-0.4, 0.84],
      ],
      CHROME,
      0.05,
    );
    skin.patch(
      [
        [-0.4, 0.415],
        [0.43, 0.415],
        [0.505, 0.53],
        [0.505, 0.825],
        [-0.4, 0.825],
      ],
      BLACK,
      0.05,
    );
    bars(0.42, 0.82, 0.5, 3, "#8d9298");
    skin.patch(
      [
        [-0.4, 0.0],
        [0.7, 0.0],
        [0.8, 0.14],
        [0.62, 0.26],
        [-0.4, 0.26],
      ],
      TRIM,
      0.05,
    );
  } else {
    skin.patch(
      [
        [-0.4, 0.08],
        [0.5, 0.08],
        [0.58, 0.2],
        [0.5, 0.38],
        [-0.4, 0.38],
      ],
      BLACK,
      0.06,
    );
    bars(0.09, 0.37, 0.5, 3);
    skin.patch(
      [
        [-0.3, 0.72],
        [0.42, 0.72],
        [0.44, 0.78],
        [-0.3, 0.78],
      ],
      BLACK,
      0.02,
    );
  }
  skin.line(
    [
      [0.62, 0.42],
      [s1 * 0.75, 0.4],
      [corner, bumper],
    ],
    0.009,
  );

  const dark = { colour: "#0d0f12", rough: 0.06 };
  if (lamps === "slim") {
    skin.patch(
      [
        [0.5, 0.68],
        [s1 - 0.05, 0.7],
        [s1 + 0.2, 0.88, 0.05],
        [0.56, 0.8],
      ],
      dark,
      0.03,
    );
    skin.line(
      [
        [0.56, 0.78],
        [s1 - 0.05, 0.825],
        [s1 + 0.14, 0.865],
      ],
      0.016,
      GLOW,
    );
    for (const at of [0.6, 0.71]) {
      skin.spot([at, 0.735], 0.036, { colour: "#5b626b", rough: 0.1, metal: 0.8 });
      skin.spot([at, 0.735], 0.027, { colour: "#dfe7ef", rough: 0.05, glow: 0.5 });
    }
  } else if (lamps === "round") {
    skin.patch(
      [
        [0.5, 0.58, 0.1],
        [s1 - 0.1, 0.6, 0.12],
        [s1 + 0.08, 0.9, 0.1],
        [0.54, 0.9, 0.1],
      ],
      dark,
      0.1,
    );
    skin.spot([0.67, 0.75], 0.085, { colour: "#858c94", rough: 0.08, metal: 0.9 });
    skin.spot([0.67, 0.75], 0.068, { colour: "#0c0d0f", rough: 0.06 });
    skin.spot([0.67, 0.75], 0.042, { colour: "#e8eef5", rough: 0.05, glow: 0.6 });
    skin.line(
      [
        [0.54, 0.66],
        [0.56, 0.62],
        [0.7, 0.605],
        [s1 - 0.12, 0.63],
      ],
      0.014,
      GLOW,
    );
  } else {
    skin.patch(
      [
        [0.5, 0.56],
        [s1 - 0.12, 0.6],
        [s1 + 0.12, 0.92, 0.06],
        [0.53, 0.84],
      ],
      dark,
      0.05,
    );
    skin.line(
      [
        [0.54, 0.6],
        [s1 - 0.12, 0.635],
        [s1 + 0.03, 0.8],
        [s1 + 0.06, 0.885],
      ],
      0.015,
      GLOW,
    );
    for (const [at, v] of [
      [0.6, 0.735],
      [0.73, 0.765],
    ]) {
      skin.spot([at, v], 0.05, { colour: "#767d86", rough: 0.1, metal: 0.85 });
      skin.spot([at, v], 0.038, { colour: "#e4ebf2", rough: 0.05, glow: 0.45 });
    }
  }
  skin.patch(
    [
      [-0.3, plate],
      [0.26, plate],
      [0.26, plate + 0.15],
      [-0.3, plate + 0.15],
    ],
    { colour: "#f2f3f1", rough: 0.5 },
    0.006,
  );
  emblem(skin, [0, { slim: 0.86, tall: 0.66, hex: 0.66 }[grille] ?? 0.66]);
}

function rear(skin, shell, { back = {}, axR, R, arch = R + 0.04 }) {
  const { lamps = "bar", plate = 0.55, lid = true, bumper = 0.42 } = back;
  const end = shell.total;
  const corner = end - shell.sAt(axR - arch);
  const r = (u, v, radius) => [end - u, v, radius];
  const red = { colour: "#2e0407", rough: 0.06, glow: 0.1 };
  const bright = { colour: "#ff2222", rough: 0.1, glow: 0.8 };
  const wrap = Math.min(corner - 0.2, shell.W + shell.AR * 0.7);
  if (lid) skin.line([r(-0.1, bumper), r(0.55, bumper), r(0.62, 0.62), r(0.63, 0.98)], 0.011, GAP);
  skin.line([r(0.6, bumper), r(wrap, bumper - 0.02), r(corner, bumper + 0.1)], 0.009, GAP);
  skin.patch([r(-0.4, -0.1), r(0.72, -0.1), r(0.66, 0.17), r(-0.4, 0.17)], TRIM, 0.05);
  for (const u of [0.5]) {
    skin.patch(
      [r(u - 0.1, 0.05), r(u + 0.1, 0.05), r(u + 0.1, 0.12), r(u - 0.1, 0.12)],
      CHROME,
      0.02,
    );
    skin.patch(
      [r(u - 0.085, 0.06), r(u + 0.085, 0.06), r(u + 0.085, 0.11), r(u - 0.085, 0.11)],
      GAP,
      0.015,
    );
  }
  skin.line([r(0.7, 0.24), r(0.86, 0.25)], 0.022, red);
  if (lamps === "bar") {
    skin.patch(
      [
        r(-0.3, 0.76),
        r(0.55, 0.75),
        r(wrap, 0.74),
        r(wrap + 0.1, 0.9, 0.04),
        r(0.6, 0.9),
        r(-0.3, 0.86),
      ],
      red,
      0.03,
    );
    skin.line([r(-0.3, 0.81), r(0.55, 0.82), r(wrap - 0.02, 0.82)], 0.018, bright);
  } else if (lamps === "tall") {
    skin.patch([r(0.6, 0.52), r(wrap - 0.02, 0.56), r(wrap + 0.1, 1.02), r(0.66, 1.02)], red, 0.05);
    skin.line([r(0.67, 0.6), r(wrap - 0.06, 0.64), r(wrap, 0.95)], 0.018, bright);
    skin.patch(
      [r(0.67, 0.78), r(wrap - 0.04, 0.78), r(wrap - 0.02, 0.86), r(0.68, 0.86)],
      { colour: "#c9ced3", rough: 0.1, metal: 0.4 },
      0.02,
    );
  } else {
    skin.patch(
      [r(0.42, 0.7), r(wrap - 0.05, 0.66), r(wrap + 0.12, 0.93, 0.05), r(0.4, 0.88)],
      red,
      0.05,
    );
    skin.line([r(0.47, 0.84), r(wrap - 0.02, 0.86), r(wrap + 0.05, 0.88)], 0.014, bright);
    skin.line([r(0.48, 0.745), r(0.6, 0.735), r(wrap - 0.06, 0.715)], 0.03, {
      colour: "#c4141a",
      rough: 0.1,
      glow: 0.5,
    });
  }
  skin.patch(
    [r(-0.3, plate), r(0.26, plate), r(0.26, plate + 0.16), r(-0.3, plate + 0.16)],
    { colour: "#f2f3f1", rough: 0.5 },
    0.006,
  );
  emblem(skin, r(0, back.emblem ?? plate + 0.27));
}

function greenhouse(parent, lower, spec) {
  const { cabin } = spec;
  const shell = new Shell({
    AF: 0.42,
    AR: 0.3,
    nF: 2.5,
    nR: 3,
    round: [0.13, 0.045],
    crown: 0.03,
    stretch: true,
    bottom: (x) => lower.top(x) - 0.05,
    section: [
      [0, 1],
      [0.4, 0.93],
      [1, 0.8],
    ],
    ...cabin,
  });
  const skin = new Skin(shell);
  const s = (x) => shell.sAt(x);
  const { screen = 0.06, waist = 0.13, head = 0.93, panes, rearPane } = cabin;
  const cut = { colour: "#050506", rough: 0.2, cut: true };
  const corner = s(shell.xF - shell.AF);
  const pillar = corner * 0.86;
  skin.patch(
    [
      [-0.5, -0.1],
      [pillar + 0.015, -0.1],
      [pillar - 0.02, 1.06],
      [-0.5, 1.06],
    ],
    BLACK,
    0.05,
  );
  skin.patch(
    [
      [-0.5, screen],
      [pillar - 0.02, screen],
      [pillar - 0.05, 1.0],
      [-0.5, 1.0],
    ],
    cut,
    0.06,
  );
  const from = Math.max(s(panes[0][0]), pillar + 0.1);
  const last = panes[panes.length - 1];
  const frame = (grow, style) =>
    skin.patch(
      [
        [from - grow, -0.2],
        [s(last[1]) + grow, -0.2],
        [s(last[1]) + grow, waist + 0.2, 0.12],
        [s(last[2] ?? last[1]) + grow, head + grow * 0.9, 0.08],
        [from - grow, head + grow * 0.9, 0.1],
      ],
      style,
      0.03,
    );
  if (cabin.chrome) frame(0.034, CHROME);
  frame(0.022, BLACK);
  panes.forEach(([a, b, c], i) => {
    const start = i ? s(a) : from;
    skin.patch(
      [
        [start, waist],
        [s(b), waist],
        [s(b), waist + 0.2, i === panes.length - 1 ? 0.1 : 0.02],
        [s(c ?? b), head, 0.06],
        [start, head, i ? 0.02 : 0.1],
      ],
      cut,
      0.025,
    );
  });
  const end = shell.total;
  if (rearPane) {
    const [low, high, half] = rearPane;
    skin.patch(
      [
        [end + 0.5, low - 0.06],
        [end - half - 0.03, low - 0.06],
        [end - half + 0.02, high + 0.05],
        [end + 0.5, high + 0.05],
      ],
      BLACK,
      0.06,
    );
    skin.patch(
      [
        [end + 0.5, low],
        [end - half, low],
        [end - half + 0.05, high],
        [end + 0.5, high],
      ],
      cut,
      0.06,
    );
  }
  if (cabin.sunroof) {
    skin.patch(
      [
        [s(cabin.sunroof[0]), 1.42],
        [s(cabin.sunroof[1]), 1.42],
        [s(cabin.sunroof[1]), 2.2],
        [s(cabin.sunroof[0]), 2.2],
      ],
      BLACK,
      0.05,
    );
  }
  if (cabin.blackRoof)
    skin.patch(
      [
        [-1, 0.96],
        [end + 1, 0.96],
        [end + 1, 2.2],
        [-1, 2.2],
      ],
      BLACK,
      0,
    );
  cabin.decorate?.(skin, shell);
  skin.dress(parent, { glazing: cabin.tint ?? 0.7 });
  return shell;
}

export function interior(
  parent,
  { rows = [0.05, -0.85], belt = 0.95, half = 0.72, dash = 0.85, floor = 0.45, seat = mat.seat },
) {
  const length = dash - rows[rows.length - 1] + 0.5;
  add(parent, box(length, 0.05, half * 2, 0.02), mat.interior, [dash - length / 2, floor, 0]);
  add(parent, box(0.5, 0.4, half * 2 - 0.06, 0.12), mat.interior, [dash - 0.2, belt - 0.18, 0]);
  add(parent, box(0.7, 0.1, half * 2 - 0.3, 0.04), mat.interior, [dash + 0.05, belt - 0.1, 0]);
  rows.forEach((x, i) => {
    const places = i === 0 ? [-0.38, 0.38] : [-0.36, 0, 0.36];
    for (const z of places) {
      const width = i === 0 ? 0.5 : 0.36;
      add(parent, box(0.16, 0.66, width, 0.07), seat, [x - 0.12, belt - 0.12, z], [0, 0, 0.24]);
      add(parent, box(0.52, 0.16, width, 0.07), seat, [x + 0.16, belt - 0.48, z]);
      if (i === 0)
        add(parent, box(0.1, 0.18, 0.26, 0.05), seat, [x - 0.24, belt + 0.28, z], [0, 0, 0.15]);
      else add(parent, box(0.09, 0.12, 0.22, 0.04), seat, [x - 0.2, belt + 0.2, z], [0, 0, 0.15]);
    }
  });
  const wheel = group();
  add(wheel, ring(0.18, 0.017), mat.plastic);
  add(wheel, box(0.3, 0.05, 0.03, 0.012), mat.plastic);
  add(wheel, box(0.12, 0.1, 0.04, 0.02), mat.plastic);
  wheel.position.set(rows[0] + 0.47, belt - 0.02, -0.38);
  wheel.rotation.set(0, Math.PI / 2, 0);
  wheel.rotateX(-0.4);
  parent.add(wheel);
}

function mirrors(parent, { x, y, z, scale = 1 }) {
  const side = group();
  const cap = (lift, high, material, shrink) => {
    const profile = [
      [0.075, -0.5 * high, 0.05],
      [0.03, 0.5 * high, 0.07],
      [-0.055, 0.5 * high, 0.02],
      [-0.06, -0.5 * high, 0.02],
    ];
    const geometry = extrude(outline(profile, 0.04), 0.22 - shrink, 0.05, [], 8);
    add(side, geometry, material, [0, lift, 0.02], [0, -0.16, 0]);
  };
  cap(0.03, 0.125, mat.paint, 0);
  cap(-0.018, 0.06, mat.gloss, 0.012);
  add(side, box(0.008, 0.09, 0.15, 0.003), mat.darkAlloy, [-0.062, 0.03, 0.012], [0, -0.16, 0]);
  add(side, box(0.05, 0.03, 0.16, 0.012), mat.gloss, [0.0, -0.04, -0.09], [0.2, 0, 0]);
  side.scale.setScalar(scale);
  side.position.set(x, y, z);
  const other = side.clone();
  other.scale.z *= -1;
  other.position.z = -z;
  parent.add(side, other);
}

/** A car from its description: body, cabin, wheels, lamps and what is inside. */
export function car(spec) {
  const result = group();
  const shell = lowerBody(spec);
  const { axF, axR, R, W, arch = R + 0.04, doors, cabin } = spec;
  const skin = new Skin(shell);
  const s = (x) => shell.sAt(x);
  skin.patch(
    [
      [-1, -0.3],
      [shell.total + 1, -0.3],
      [shell.total + 1, 0.045],
      [-1, 0.045],
    ],
    TRIM,
    0,
  );
  if (spec.cladding) {
    skin.patch(
      [
        [-1, -0.3],
        [shell.total + 1, -0.3],
        [shell.total + 1, 0.17],
        [-1, 0.17],
      ],
      TRIM,
      0,
    );
    for (const x of [axF, axR]) {
      const trace = [];
      for (let i = 0; i <= 24; i += 1) {
        const a = -0.5 + (i / 24) * (Math.PI + 1);
        const px = x + (arch + 0.055) * Math.cos(a);
        const py = R + (arch + 0.055) * Math.sin(a);
        trace.push([s(px), shell.vAt(px, py)]);
      }
      skin.patch(trace, TRIM, 0.005);
    }
  }
  doorLines(skin, shell, spec);
  nose(skin, shell, spec);
  rear(skin, shell, spec);
  spec.decorate?.(skin, shell);
  if (cabin?.opening !== false) {
    const [from, to] = spec.opening ?? [cabin.xF - 0.12, cabin.xR + 0.12];
    skin.patch(
      [
        [s(from), 1.32],
        [s(to), 1.32],
        [s(to), 2.3],
        [s(from), 2.3],
      ],
      { colour: "#000", cut: true },
      0.04,
    );
  }
  skin.dress(result, {
    arches: [
      [axF, R, arch],
      [axR, R, arch],
    ],
  });
  archLips(result, shell, { ...spec, lip: spec.cladding ? mat.plastic : mat.paint });
  add(result, box(shell.xF - shell.xR - 0.5, 0.08, W * 1.7, 0.03), mat.liner, [
    (shell.xF + shell.xR) / 2,
    shell.bottom(0) + 0.06,
    0,
  ]);
  if (cabin?.top) greenhouse(result, shell, spec);

  const belt = shell.top(doors[1] ?? 0);
  interior(result, { belt, half: W - 0.14, ...spec.inside });
  const mirrorX = doors[0] - 0.16;
  mirrors(result, {
    x: mirrorX,
    y: shell.top(mirrorX) + 0.08,
    z: shell.zAt(mirrorX, shell.top(mirrorX)) + 0.09,
    scale: (spec.mirror ?? 1.1) * 0.86,
  });
  for (const x of spec.handles ?? []) {
    const y = shell.top(x) - 0.13;
    both(result, box(0.19, 0.028, 0.03, 0.013), mat.paint, [x, y, shell.zAt(x, y) + 0.012]);
  }
  axle(result, axF, spec.track ?? W - 0.115, { radius: R, ...spec.wheels }, spec.steer ?? 0.2);
  axle(result, axR, spec.track ?? W - 0.115, { radius: R, ...spec.wheels });
  spec.extras?.(result, shell);
  return result;
}

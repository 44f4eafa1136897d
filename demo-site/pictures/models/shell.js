import * as THREE from "three";
import { add, clamp, curve, glass, mix, outline, paint, smooth } from "./kit.js";

const ROUND = 10;
const LID = 22;

/** Half of a plan view, from the middle of the nose along the side to the middle of the tail. */
function planOutline({ xF, xR, W, AF, AR, nF, nR }, count) {
  const dense = [];
  const quarter = (x0, sign, A, n) =>
    Array.from({ length: 600 }, (_, i) => {
      const t = (i / 599) * (Math.PI / 2);
      return [x0 + sign * (A * Math.cos(t) ** (2 / n) - A), W * Math.sin(t) ** (2 / n)];
    });
  dense.push(...quarter(xF, 1, AF, nF));
  const from = xF - AF;
  const to = xR + AR;
  for (let i = 1; i < 400; i += 1) dense.push([mix(from, to, i / 400), W]);
  dense.push(...quarter(xR, -1, AR, nR).reverse());
  const along = [0];
  for (let i = 1; i < dense.length; i += 1) {
    const [a, b] = [dense[i - 1], dense[i]];
    along.push(along[i - 1] + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const total = along[along.length - 1];
  const points = [];
  let k = 0;
  for (let i = 0; i <= count; i += 1) {
    const s = (i / count) * total;
    while (k < dense.length - 2 && along[k + 1] < s) k += 1;
    const t = clamp((s - along[k]) / (along[k + 1] - along[k] || 1), 0, 1);
    points.push([mix(dense[k][0], dense[k + 1][0], t), mix(dense[k][1], dense[k + 1][1], t)]);
  }
  return { points, total };
}

/**
 * A closed body made of horizontal slices: a plan outline swept upward along a section, rounded at
 * the shoulder and closed by a lid. Everything on it (lamps, grille, panel gaps, windows) is drawn
 * onto its skin: s runs in metres from the middle of the nose to the middle of the tail, v from 0
 * at the sill to 1 at the shoulder and on to 2 at the centre line.
 */
export class Shell {
  constructor(spec) {
    const defaults = { AF: 0.7, AR: 0.6, nF: 2.7, nR: 2.9, round: [0.07, 0.05], crown: 0.04 };
    Object.assign(
      this,
      defaults,
      { stretch: false, bulge: () => 0, relief: () => 0, nose: [], tail: [] },
      spec,
    );
    for (const key of ["top", "bottom", "section", "nose", "tail"]) {
      if (typeof this[key] !== "function")
        this[key] = this[key].length ? curve(this[key]) : () => 0;
    }
    const { points, total } = planOutline(this, this.columns ?? 230);
    this.plan = points;
    this.total = total;
    this.lines = [];
    this.rows = this.rows ?? 52;
  }

  /** Where along the skin a place on the side lies. */
  sAt(x) {
    const { plan, total } = this;
    const best = plan.findIndex((point) => point[0] <= x);
    return (best / (plan.length - 1)) * total;
  }

  shifted(x, h) {
    const { xF, xR, AF, AR } = this;
    if (this.stretch) {
      const t = (x - xR) / (xF - xR);
      return mix(xR + this.tail(h), xF + this.nose(h), t);
    }
    const front = smooth(xF - AF - 0.35, xF - 0.05, x);
    const rear = smooth(xR + AR + 0.35, xR + 0.05, x);
    return x + this.nose(h) * front + this.tail(h) * rear;
  }

  wall(point, h) {
    const x = this.shifted(point[0], h);
    const low = this.bottom(x);
    const high = this.top(x) - this.round[1];
    const y = mix(low, high, h);
    const width = point[1] / this.W;
    const z = point[1] * this.section(h) * (this.taper ? this.taper(x) : 1);
    return [x, y, z + this.bulge(x, y) * width ** 3];
  }

  /** Half width of the side at a point of the side view. */
  zAt(x, y) {
    const low = this.bottom(x);
    const h = clamp((y - low) / (this.top(x) - this.round[1] - low), 0, 1);
    const i = clamp(
      Math.round((this.sAt(x) / this.total) * (this.plan.length - 1)),
      0,
      this.plan.length - 1,
    );
    return this.wall([x, this.plan[i][1]], h)[2];
  }

  vAt(x, y) {
    const low = this.bottom(x);
    return (y - low) / (this.top(x) - this.round[1] - low);
  }

  geometry(inset = 0) {
    const { plan, total, rows, round, AF, AR } = this;
    const columns = plan.length;
    const grid = [];
    const spineFrom = this.shifted(this.xF, 1) - AF;
    const spineTo = this.shifted(this.xR, 1) + AR;
    for (let i = 0; i < columns; i += 1) {
      const s = (i / (columns - 1)) * total;
      const column = [];
      for (let j = 0; j <= rows; j += 1) {
        const h = j / rows;
        column.push([...this.wall(plan[i], h), s, h]);
      }
      const [x, , z] = column[rows];
      const spine = clamp(x, spineTo, spineFrom);
      const length = Math.hypot(spine - x, z) || 1;
      const [dx, dz] = [(spine - x) / length, -z / length];
      const reach = Math.min(round[0], length);
      let edge;
      for (let j = 1; j <= ROUND; j += 1) {
        const a = (j / ROUND) * (Math.PI / 2);
        const px = x + dx * reach * (1 - Math.cos(a));
        const pz = z + dz * reach * (1 - Math.cos(a));
        const py = this.top(px) - round[1] * (1 - Math.sin(a));
        edge = [px, py, pz];
        column.push([px, py, pz, s, 1 + 0.2 * (j / ROUND)]);
      }
      for (let j = 1; j <= LID; j += 1) {
        const q = j / LID;
        const px = mix(edge[0], spine, q);
        const pz = mix(edge[2], 0, q);
        const crown = typeof this.crown === "function" ? this.crown(px) : this.crown;
        const fall = (1 - q) ** 2;
        column.push([
          px,
          this.top(px) + crown * (1 - fall) ** 1.15 + this.relief(px, pz),
          pz,
          s,
          1.2 + 0.8 * q,
        ]);
      }
      grid.push(column);
    }
    const perColumn = grid[0].length;
    const positions = [];
    const uvs = [];
    const index = [];
    // Both halves share one skin of vertices, so that normals are smooth across the centre line.
    const all = [
      ...grid
        .slice(1)
        .reverse()
        .map((column) => [column, -1]),
      ...grid.map((c) => [c, 1]),
    ];
    for (const [column, side] of all) {
      for (const [x, y, z, s, v] of column) {
        positions.push(x, y, z * side);
        uvs.push(s / total, v / 2);
      }
    }
    for (let i = 0; i < all.length - 1; i += 1) {
      for (let j = 0; j < perColumn - 1; j += 1) {
        const a = i * perColumn + j;
        const b = a + perColumn;
        index.push(a, a + 1, b, b, a + 1, b + 1);
      }
    }
    const geometry = new THREE.BufferGeometry();
    geometry.setAttribute("position", new THREE.Float32BufferAttribute(positions, 3));
    geometry.setAttribute("uv", new THREE.Float32BufferAttribute(uvs, 2));
    geometry.setIndex(index);
    geometry.computeVertexNormals();
    const normal = geometry.attributes.normal;
    const last = (all.length - 1) * perColumn;
    for (let j = 0; j < perColumn; j += 1) {
      const [nx, ny] = [
        normal.getX(j) + normal.getX(last + j),
        normal.getY(j) + normal.getY(last + j),
      ];
      const length = Math.hypot(nx, ny) || 1;
      normal.setXYZ(j, nx / length, ny / length, 0);
      normal.setXYZ(last + j, nx / length, ny / length, 0);
    }
    if (inset) {
      const position = geometry.attributes.position;
      for (let i = 0; i < position.count; i += 1) {
        position.setXYZ(
          i,
          position.getX(i) - normal.getX(i) * inset,
          position.getY(i) - normal.getY(i) * inset,
          position.getZ(i) - normal.getZ(i) * inset,
        );
      }
    }
    return geometry;
  }
}

const SKIN_WIDTH = 4096;
const SKIN_HEIGHT = 1280;

/** The drawing on a shell's skin: colour, what is paint, roughness, metal, glow and what is cut out. */
export class Skin {
  constructor(shell) {
    this.shell = shell;
    const layer = (fill) => {
      const canvas = document.createElement("canvas");
      canvas.width = SKIN_WIDTH;
      canvas.height = SKIN_HEIGHT;
      const context = canvas.getContext("2d");
      context.fillStyle = fill;
      context.fillRect(0, 0, SKIN_WIDTH, SKIN_HEIGHT);
      return context;
    };
    this.layers = { colour: layer("#000"), kind: layer("#f60"), extra: layer("#000") };
  }

  at([s, v]) {
    return [(s / this.shell.total) * SKIN_WIDTH, (1 - v / 2) * SKIN_HEIGHT];
  }

  style({ colour = "#101113", painted = false, rough = 0.5, metal = 0, glow = 0, cut = false }) {
    const byte = (value) => Math.round(clamp(value, 0, 1) * 255);
    return {
      colour,
      kind: `rgb(${painted ? 255 : 0},${byte(rough)},0)`,
      extra: `rgb(${byte(metal)},${cut ? 255 : 0},${byte(glow)})`,
    };
  }

  draw(trace, style, stroke = 0) {
    const styles = this.style(style);
    for (const [name, context] of Object.entries(this.layers)) {
      context.beginPath();
      trace(context);
      context.lineJoin = "round";
      context.lineCap = "round";
      if (stroke) {
        context.lineWidth = (stroke / this.shell.total) * SKIN_WIDTH;
        context.strokeStyle = styles[name];
        context.stroke();
      } else {
        context.fillStyle = styles[name];
        context.fill();
      }
    }
    return this;
  }

  /** A filled outline; radius in metres, points as [s, v]. */
  patch(points, style, radius = 0.02, stroke = 0) {
    const pixels = points.map(([s, v, r]) => [
      ...this.at([s, v]),
      ((r ?? radius) / this.shell.total) * SKIN_WIDTH,
    ]);
    const shape = outline(pixels, radius).getPoints(8);
    const trace = (context) => {
      shape.forEach(({ x, y }, i) => (i ? context.lineTo(x, y) : context.moveTo(x, y)));
      context.closePath();
    };
    return this.draw(trace, style, stroke);
  }

  line(points, width, style = { colour: "#050506", rough: 0.9 }) {
    const curve =
      points.length > 2
        ? new THREE.SplineCurve(points.map((p) => new THREE.Vector2(...this.at(p)))).getPoints(60)
        : points.map((p) => new THREE.Vector2(...this.at(p)));
    return this.draw(
      (context) =>
        curve.forEach(({ x, y }, i) => (i ? context.lineTo(x, y) : context.moveTo(x, y))),
      style,
      width,
    );
  }

  spot([s, v], radius, style, height) {
    const [x, y] = this.at([s, v]);
    const rx = (radius / this.shell.total) * SKIN_WIDTH;
    const ry = (radius / 2 / (height ?? 0.6)) * SKIN_HEIGHT;
    return this.draw((context) => context.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2), style);
  }

  texture(name) {
    this.textures ??= {};
    if (!this.textures[name]) {
      const texture = new THREE.CanvasTexture(this.layers[name].canvas);
      texture.anisotropy = 4;
      if (name === "colour") texture.colorSpace = THREE.SRGBColorSpace;
      this.textures[name] = texture;
    }
    return this.textures[name];
  }

  /**
   * @param arches circles of the side view where the wheels stand; the skin is open there.
   */
  material({ arches = [], ...extra } = {}) {
    const material = paint(extra);
    material.defines.SHELL = "";
    const uniforms = {
      skinColour: { value: this.texture("colour") },
      skinKind: { value: this.texture("kind") },
      skinExtra: { value: this.texture("extra") },
    };
    material.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, uniforms);
      weave(shader, arches);
      shader.fragmentShader = shader.fragmentShader
        .replace(
          "#include <color_fragment>",
          `#include <color_fragment>
          vec4 skin = texture2D(skinColour, vSkin);
          vec3 kind = texture2D(skinKind, vSkin).rgb;
          vec3 other = texture2D(skinExtra, vSkin).rgb;
          if (other.g > 0.5) discard;
          float paintMask = kind.r;
          diffuseColor.rgb = mix(skin.rgb, diffuseColor.rgb, paintMask);`,
        )
        .replace(
          "#include <roughnessmap_fragment>",
          `#include <roughnessmap_fragment>
          roughnessFactor = mix(kind.g, roughnessFactor, paintMask);`,
        )
        .replace(
          "#include <metalnessmap_fragment>",
          `#include <metalnessmap_fragment>
          metalnessFactor = mix(other.r, metalnessFactor, paintMask);`,
        )
        .replace(
          "#include <emissivemap_fragment>",
          `#include <emissivemap_fragment>
          totalEmissiveRadiance += skin.rgb * other.b * 1.5 * (1. - paintMask);`,
        )
        .replace(
          "#include <lights_physical_fragment>",
          `#include <lights_physical_fragment>
          material.clearcoat *= mix(1. - smoothstep(0.2, 0.45, kind.g), 1., paintMask);`,
        );
    };
    material.customProgramCacheKey = () => `skin ${JSON.stringify(arches)}`;
    return material;
  }

  /** The inside of the shell: dark, and without the cost of shading paint nobody sees. */
  backing(arches = []) {
    const material = new THREE.MeshBasicMaterial({ color: 0x060607, side: THREE.BackSide });
    const uniforms = { skinExtra: { value: this.texture("extra") } };
    material.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, uniforms);
      weave(shader, arches);
      shader.fragmentShader = shader.fragmentShader.replace(
        "#include <color_fragment>",
        "if (texture2D(skinExtra, vSkin).g > 0.5) discard;",
      );
    };
    material.customProgramCacheKey = () => `backing ${JSON.stringify(arches)}`;
    return material;
  }

  /** Adds the shell with this skin; it is drawn first because it hides most of the rest. */
  dress(parent, { arches, glazing } = {}) {
    const geometry = this.shell.geometry();
    const outside = add(parent, geometry, this.material({ arches }));
    outside.renderOrder = -2;
    outside.userData.textures = Object.values(this.textures);
    const inside = add(parent, geometry, this.backing(arches));
    inside.renderOrder = -1;
    inside.castShadow = false;
    if (glazing) add(parent, this.shell.geometry(0.006), this.glazing(glazing));
  }

  /** Glass set into what was cut out. */
  glazing(opacity = 0.66) {
    const material = glass(opacity, { side: THREE.DoubleSide });
    const uniforms = { skinExtra: { value: this.texture("extra") } };
    material.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, uniforms);
      weave(shader, []);
      shader.fragmentShader = shader.fragmentShader.replace(
        "#include <color_fragment>",
        `#include <color_fragment>
        if (texture2D(skinExtra, vSkin).g < 0.4) discard;`,
      );
    };
    material.forceSinglePass = true;
    material.customProgramCacheKey = () => "glazing";
    return material;
  }
}

function weave(shader, arches) {
  shader.vertexShader = shader.vertexShader
    .replace("#include <common>", "#include <common>\nvarying vec2 vSkin; varying vec3 vBody;")
    .replace("#include <begin_vertex>", "#include <begin_vertex>\nvSkin = uv; vBody = position;");
  const number = (value) => value.toFixed(4);
  const open = arches
    .map(
      ([x, y, r, z = 0.3]) =>
        `if (abs(vBody.z) > ${number(z)} && distance(vBody.xy, vec2(${number(x)}, min(vBody.y, ${number(y)}))) < ${number(r)}) discard;`,
    )
    .join("\n");
  shader.fragmentShader = shader.fragmentShader
    .replace(
      "#include <common>",
      `#include <common>
      varying vec2 vSkin; varying vec3 vBody;
      uniform sampler2D skinColour; uniform sampler2D skinKind; uniform sampler2D skinExtra;`,
    )
    .replace("#include <clipping_planes_fragment>", `${open}\n#include <clipping_planes_fragment>`);
}

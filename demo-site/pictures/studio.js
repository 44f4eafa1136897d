import * as THREE from "three";
import { patchShaders } from "./shading.js";
import { buildEnvironment, sampleLights } from "./lighting.js";
import { bodies, colours, views } from "./models/index.js";

const WIDTH = 1280;
const HEIGHT = 720;
const SMALL = 480;

patchShaders();

const canvas = document.createElement("canvas");
canvas.width = WIDTH;
canvas.height = HEIGHT;
const renderer = new THREE.WebGLRenderer({ canvas, preserveDrawingBuffer: true });
renderer.setPixelRatio(1);
renderer.setSize(WIDTH, HEIGHT, false);
renderer.toneMapping = THREE.NoToneMapping;
renderer.outputColorSpace = THREE.LinearSRGBColorSpace;
renderer.shadowMap.enabled = true;
renderer.shadowMap.type = THREE.PCFShadowMap;
renderer.autoClear = false;

const target = (type, scale = 1) =>
  new THREE.WebGLRenderTarget(WIDTH * scale, HEIGHT * scale, { type, generateMipmaps: false });
const frameTarget = target(THREE.HalfFloatType);
const mirrorTarget = target(THREE.HalfFloatType, 0.5);
const sumTarget = target(THREE.FloatType);

const environment = buildEnvironment(renderer);

const fullscreen = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1);
const quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2));
quad.frustumCulled = false;
const vertexShader =
  "varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0., 1.); }";

const addMaterial = new THREE.ShaderMaterial({
  vertexShader,
  fragmentShader: `
    uniform sampler2D frame; uniform float weight; varying vec2 vUv;
    void main() { gl_FragColor = min(texture2D(frame, vUv), vec4(12.)) * weight; }`,
  uniforms: { frame: { value: frameTarget.texture }, weight: { value: 1 } },
  blending: THREE.CustomBlending,
  blendSrc: THREE.OneFactor,
  blendDst: THREE.OneFactor,
  depthTest: false,
  depthWrite: false,
});

/** The calm grey every picture stands in: a floor lit from above, rising into the backdrop. */
const backdrop = {
  horizon: { value: new THREE.Color() },
  zenith: { value: new THREE.Color() },
  pool: { value: new THREE.Color() },
  mirror: { value: mirrorTarget.texture },
  resolution: { value: new THREE.Vector2(WIDTH, HEIGHT) },
  skyline: { value: 0.5 },
  reach: { value: 5 },
  spread: { value: new THREE.Vector2() },
};
const backdropGlsl = `
  uniform vec3 horizon; uniform vec3 zenith; uniform vec3 pool; uniform vec2 resolution;
  uniform float skyline;
  vec3 wall(vec2 uv) {
    float rise = smoothstep(skyline - 0.05, 1.15, uv.y);
    float glow = exp(-pow((uv.x - 0.56) * 1.7, 2.0));
    return mix(horizon, zenith, rise) * mix(0.9, 1.06, glow);
  }`;

const skyMaterial = new THREE.ShaderMaterial({
  vertexShader: "void main() { gl_Position = vec4(position.xy, 1., 1.); }",
  fragmentShader: `${backdropGlsl}
    void main() { gl_FragColor = vec4(wall(gl_FragCoord.xy / resolution), 0.); }`,
  uniforms: backdrop,
  depthTest: false,
  depthWrite: false,
});

const floorMaterial = new THREE.MeshLambertMaterial({ color: 0xffffff });
floorMaterial.defines = { FLOOR: "" };
floorMaterial.onBeforeCompile = (shader) => {
  Object.assign(shader.uniforms, backdrop);
  shader.vertexShader = shader.vertexShader
    .replace("#include <common>", "#include <common>\nvarying vec3 vGround;")
    .replace("#include <begin_vertex>", "#include <begin_vertex>\nvGround = position;");
  shader.fragmentShader = shader.fragmentShader
    .replace(
      "#include <common>",
      `#include <common>
      varying vec3 vGround; uniform sampler2D mirror; uniform float reach; uniform vec2 spread;
      ${backdropGlsl}`,
    )
    .replace(
      "#include <opaque_fragment>",
      `vec2 screen = gl_FragCoord.xy / resolution;
      float away = length(vGround.xz) / reach;
      float lit = mix(1.0, shSum / max(shWeight, 1e-4), 0.94);
      vec3 ground = mix(pool, horizon, smoothstep(0.2, 1.9, away));
      ground *= mix(0.9, 1.06, exp(-pow((screen.x - 0.56) * 1.7, 2.0)));
      vec4 seen = texture2D(mirror, screen + spread);
      float facing = clamp(dot(normalize(vViewPosition), normal), 0., 1.);
      float sheen = 0.10 + 0.22 * pow(1. - facing, 3.);
      sheen *= 1. - smoothstep(0.7, 1.6, away);
      vec3 result = mix(ground * lit, seen.rgb, sheen);
      float fade = smoothstep(1.3, 3.6, away);
      gl_FragColor = vec4(mix(result, wall(screen), fade), seen.a * sheen * (1. - fade));`,
    );
};

const finishMaterial = new THREE.ShaderMaterial({
  vertexShader,
  fragmentShader: `
    uniform sampler2D sum; uniform vec3 tint; uniform float exposure; varying vec2 vUv;
    vec3 tone(vec3 c) {
      float start = 0.76;
      float low = min(c.r, min(c.g, c.b));
      c -= 0.5 * (low < 0.08 ? low - 6.25 * low * low : 0.04);
      float peak = max(c.r, max(c.g, c.b));
      if (peak < start) return c;
      float d = 1. - start;
      float shrunk = 1. - d * d / (peak + d - start);
      float g = 1. - 1. / (0.15 * (peak - shrunk) + 1.);
      return mix(c * shrunk / peak, vec3(shrunk), g);
    }
    float hash(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }
    void main() {
      vec4 s = texture2D(sum, vUv);
      vec3 c = (s.rgb + s.a * tint) * exposure;
      vec2 q = vUv - 0.5;
      c *= 1. - 0.26 * smoothstep(0.25, 0.95, dot(q, q) * 2.1);
      c = tone(c);
      c = mix(c, c * c * (3. - 2. * c), 0.12);
      c = mix(c * 12.92, 1.055 * pow(max(c, 1e-5), vec3(1. / 2.4)) - 0.055, step(0.0031308, c));
      c += (hash(gl_FragCoord.xy) - 0.5) / 255.;
      gl_FragColor = vec4(c, 1.);
    }`,
  uniforms: {
    sum: { value: sumTarget.texture },
    tint: { value: new THREE.Color() },
    exposure: { value: 1 },
  },
  depthTest: false,
  depthWrite: false,
});

function drawQuad(material, renderTarget) {
  quad.material = material;
  renderer.setRenderTarget(renderTarget);
  renderer.render(quad, fullscreen);
}

function shotOf(body, view) {
  const { frame = {} } = bodies[body];
  return { ...views[view], ...frame[view] };
}

function samplePoints(model) {
  const points = [];
  const point = new THREE.Vector3();
  model.traverse((mesh) => {
    if (!mesh.isMesh) return;
    const { position } = mesh.geometry.attributes;
    const step = Math.max(1, Math.floor(position.count / 300));
    for (let i = 0; i < position.count; i += step) {
      points.push(point.fromBufferAttribute(position, i).applyMatrix4(mesh.matrixWorld).clone());
    }
  });
  return points;
}

/** Moves the camera along its direction until the vehicle fills its share of the picture. */
function aim(camera, model, shot) {
  const direction = new THREE.Vector3().setFromSphericalCoords(
    1,
    THREE.MathUtils.degToRad(90 - shot.elevation),
    THREE.MathUtils.degToRad(90 + shot.azimuth),
  );
  direction.z *= -1;
  camera.fov = shot.fov;
  camera.updateProjectionMatrix();
  if (shot.at) {
    const focus = new THREE.Vector3(...shot.at);
    const distance =
      shot.span / (2 * Math.tan(THREE.MathUtils.degToRad(shot.fov / 2)) * camera.aspect);
    camera.position.copy(focus).addScaledVector(direction, distance);
    camera.lookAt(focus);
    camera.updateMatrixWorld();
    return;
  }
  const points = samplePoints(model);
  const focus = new THREE.Box3().setFromPoints(points).getCenter(new THREE.Vector3());
  let distance = 12;
  const projected = new THREE.Vector3();
  for (let i = 0; i < 12; i += 1) {
    camera.position.copy(focus).addScaledVector(direction, distance);
    camera.lookAt(focus);
    camera.updateMatrixWorld();
    const extent = new THREE.Box2();
    for (const point of points) {
      projected.copy(point).project(camera);
      extent.expandByPoint(new THREE.Vector2(projected.x, projected.y));
    }
    const size = extent.getSize(new THREE.Vector2());
    const centre = extent.getCenter(new THREE.Vector2());
    const half = distance * Math.tan(THREE.MathUtils.degToRad(camera.fov / 2));
    const up = new THREE.Vector3(0, 1, 0).applyQuaternion(camera.quaternion);
    const right = new THREE.Vector3(1, 0, 0).applyQuaternion(camera.quaternion);
    focus.addScaledVector(right, centre.x * half * camera.aspect);
    focus.addScaledVector(up, (centre.y + shot.drop) * half);
    distance *= Math.max(size.x / 2 / shot.fill[0], size.y / 2 / shot.fill[1]);
  }
}

let staged;

/** The drawings on a vehicle are large: what left the stage is let go of. */
function stage(body) {
  if (staged?.body === body) return staged.model;
  staged?.model.traverse((object) => {
    object.geometry?.dispose();
    object.userData.textures?.forEach((texture) => texture.dispose());
  });
  const model = bodies[body].build();
  model.updateMatrixWorld(true);
  staged = { body, model };
  return model;
}

function halton(index, base) {
  let result = 0;
  let share = 1;
  for (let i = index + 1; i > 0; i = Math.floor(i / base)) {
    share /= base;
    result += share * (i % base);
  }
  return result;
}

function dress(body, view) {
  const index = Object.keys(bodies).indexOf(body);
  const tone =
    [0, 0.035, -0.03, 0.015][Object.keys(views).indexOf(view)] + ((index % 5) - 2) * 0.012;
  backdrop.horizon.value.setRGB(0.55 + tone, 0.573 + tone, 0.6 + tone);
  backdrop.zenith.value.setRGB(0.33 + tone, 0.35 + tone, 0.378 + tone);
  backdrop.pool.value.setRGB(0.72 + tone, 0.738 + tone, 0.757 + tone);
}

function expose(body, view, frames) {
  const model = stage(body);
  const shot = shotOf(body, view);
  const box = new THREE.Box3().setFromObject(model);
  const radius = box.getBoundingSphere(new THREE.Sphere()).radius;
  const camera = new THREE.PerspectiveCamera(shot.fov, WIDTH / HEIGHT, 0.2, 80);
  aim(camera, model, shot);
  dress(body, view);
  backdrop.reach.value = radius * 1.25;
  const horizonLine = new THREE.Vector3(0, 0, -1).applyQuaternion(camera.quaternion);
  horizonLine.y = 0;
  horizonLine.normalize().multiplyScalar(60).add(camera.position).setY(0).project(camera);
  backdrop.skyline.value = THREE.MathUtils.clamp(horizonLine.y / 2 + 0.5, 0.3, 0.85);

  const scene = new THREE.Scene();
  scene.environment = environment;
  const floor = new THREE.Mesh(
    new THREE.CircleGeometry(60, 64).rotateX(-Math.PI / 2),
    floorMaterial,
  );
  floor.receiveShadow = true;
  const lights = sampleLights(radius, box.getCenter(new THREE.Vector3()));
  scene.add(model, floor, ...lights.objects);

  const mirrored = new THREE.Scene();
  mirrored.environment = environment;
  const reflection = new THREE.Group();
  reflection.scale.y = -1;
  const mirrorLights = sampleLights(radius, new THREE.Vector3());
  mirrorLights.objects.forEach((light) => (light.castShadow = false));
  mirrored.add(reflection, ...mirrorLights.objects);

  renderer.setRenderTarget(sumTarget);
  renderer.setClearColor(0, 0);
  renderer.clear();
  for (let i = 0; i < frames; i += 1) {
    const [jx, jy] = [halton(i, 2) - 0.5, halton(i, 3) - 0.5];
    camera.setViewOffset(WIDTH, HEIGHT, jx * 1.1, jy * 1.1, WIDTH, HEIGHT);
    lights.move(i, frames);
    if (i === 0) {
      // The mirror image is blurred by the floor anyway: one exposure of it is enough.
      reflection.add(model);
      mirrorLights.move(0, frames);
      backdrop.resolution.value.set(WIDTH / 2, HEIGHT / 2);
      drawQuad(skyMaterial, mirrorTarget);
      renderer.clearDepth();
      renderer.render(mirrored, camera);
      backdrop.resolution.value.set(WIDTH, HEIGHT);
      scene.add(model);
    }
    const [bx, by] = [halton(i, 5) - 0.5, halton(i, 7) - 0.5];
    backdrop.spread.value.set(bx * 0.012, by * 0.02);
    drawQuad(skyMaterial, frameTarget);
    renderer.clearDepth();
    renderer.render(scene, camera);
    addMaterial.uniforms.weight.value = 1 / frames;
    drawQuad(addMaterial, sumTarget);
  }
  scene.remove(model);
  lights.dispose();
  mirrorLights.dispose();
}

function encode(source, type) {
  return source.toDataURL(type, 0.78);
}

function develop(colour, format) {
  finishMaterial.uniforms.tint.value.setStyle(colours[colour]);
  finishMaterial.uniforms.exposure.value = 1.04;
  drawQuad(finishMaterial, null);
  const small = document.createElement("canvas");
  small.width = SMALL;
  small.height = (SMALL * HEIGHT) / WIDTH;
  const context = small.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(canvas, 0, 0, small.width, small.height);
  const type = `image/${format}`;
  return [
    { colour, width: WIDTH, data: encode(canvas, type) },
    { colour, width: SMALL, data: encode(small, type) },
  ];
}

async function shoot({ body, view, colours: wanted, frames, format }) {
  expose(body, view, frames);
  return wanted.flatMap((colour) => develop(colour, format));
}

const catalogue = Object.fromEntries(
  Object.entries(bodies).map(([key, body]) => [
    key,
    { colours: body.colours, views: Object.keys(views) },
  ]),
);

window.studio = { catalogue, shoot };

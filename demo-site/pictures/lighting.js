import * as THREE from "three";

function panel(scene, width, height, position, intensity) {
  const mesh = new THREE.Mesh(
    new THREE.PlaneGeometry(width, height),
    new THREE.MeshBasicMaterial({
      color: new THREE.Color(intensity, intensity, intensity),
      side: THREE.DoubleSide,
    }),
  );
  mesh.position.set(...position);
  mesh.lookAt(0, 0.6, 0);
  scene.add(mesh);
}

/** What the paint sees: a bright floor, a dark horizon, soft boxes above, behind and beside. */
export function buildEnvironment(renderer) {
  const scene = new THREE.Scene();
  const room = new THREE.ShaderMaterial({
    side: THREE.BackSide,
    vertexShader: `varying vec3 vDirection;
      void main() {
        vDirection = position;
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.);
      }`,
    fragmentShader: `varying vec3 vDirection;
      void main() {
        float h = normalize(vDirection).y;
        float ground = mix(0.46, 0.1, smoothstep(-0.03, -0.6, h));
        float wall = mix(0.07, 0.24, smoothstep(0.02, 0.8, h));
        float value = mix(ground, wall, smoothstep(-0.035, 0.02, h));
        gl_FragColor = vec4(vec3(value), 1.);
      }`,
  });
  scene.add(new THREE.Mesh(new THREE.SphereGeometry(30, 48, 48), room));
  panel(scene, 7, 3.6, [0.5, 8, 0.6], 3.0);
  panel(scene, 14, 1.7, [0, 2.9, 9], 3.4);
  panel(scene, 14, 1.5, [0, 3.4, -9], 3.4);
  panel(scene, 3, 3.4, [10, 3.6, 3.4], 2.4);
  panel(scene, 3, 3.4, [-10, 3.6, 3.4], 2.0);
  panel(scene, 1.2, 6, [9, 2.6, -6], 2.6);
  panel(scene, 1.2, 6, [-9, 2.6, -6], 2.6);
  const generator = new THREE.PMREMGenerator(renderer);
  const { texture } = generator.fromScene(scene, 0.006, 0.1, 100, { size: 512 });
  generator.dispose();
  return texture;
}

function fibonacci(index, count) {
  const up = 1 - ((index + 0.5) / count) * 0.94;
  const around = index * Math.PI * (3 - Math.sqrt(5));
  const flat = Math.sqrt(1 - up * up);
  return new THREE.Vector3(Math.cos(around) * flat, up, Math.sin(around) * flat);
}

/**
 * One key light that wanders over the area of a soft box, and two lights that visit the whole dome:
 * summed over the exposures they are an area light and a sky, with the shadows of both.
 */
export function sampleLights(radius, centre) {
  const lights = [2.4, 1.3, 1.3].map((intensity) => {
    const light = new THREE.DirectionalLight(0xffffff, intensity);
    light.castShadow = true;
    light.shadow.mapSize.set(1024, 1024);
    const { camera } = light.shadow;
    camera.left = camera.bottom = -radius * 1.15;
    camera.right = camera.top = radius * 1.15;
    camera.near = 1;
    camera.far = radius * 2 + 24;
    light.shadow.normalBias = 0.012;
    light.shadow.bias = -0.0006;
    light.shadow.radius = 3;
    light.target.position.copy(centre);
    return light;
  });
  const place = (light, direction) =>
    light.position.copy(centre).addScaledVector(direction, radius + 8);
  return {
    objects: lights.flatMap((light) => [light, light.target]),
    move(index, count) {
      const wander = index * 2.399963;
      const share = Math.sqrt((index + 0.5) / count);
      const key = new THREE.Vector3(
        0.4 + Math.cos(wander) * share * 0.45,
        0.9,
        0.75 + Math.sin(wander) * share * 0.45,
      );
      place(lights[0], key.normalize());
      place(lights[1], fibonacci(index, count));
      place(lights[2], fibonacci((index * 7 + 3) % count, count).multiply({ x: -1, y: 1, z: -1 }));
    },
    dispose() {
      lights.forEach((light) => light.dispose());
    },
  };
}

import { ShaderChunk } from "three";

function swap(chunk, from, to) {
  if (!ShaderChunk[chunk].includes(from)) throw new Error(`${chunk} no longer contains: ${from}`);
  ShaderChunk[chunk] = ShaderChunk[chunk].replaceAll(from, to);
}

/**
 * Lights move between the exposures of one picture, so their shadows add up to soft ones. That
 * makes three changes to the stock shading necessary: ambient light comes from those lights alone
 * (the environment would reach under the car as if nothing stood there), highlights come from the
 * environment alone (a moving light would leave a row of dots), and reflections are dimmed by the
 * shadow a point lies in.
 */
export function patchShaders() {
  const begin = ShaderChunk.lights_fragment_begin;
  const shadowed =
    /directLight\.color \*= (\( directLight\.visible && receiveShadow \) \? getShadow\([^;]*directionalShadowMap[^;]*\) : 1\.0);/g;
  if (!shadowed.test(begin)) throw new Error("directional shadows look different in this three");
  ShaderChunk.lights_fragment_begin = `float shSum = 0.; float shWeight = 0.;\n${begin.replace(
    shadowed,
    `{
      float shade = $1;
      float counts = step(0.05, dot(geometryNormal, directLight.direction)) * directLight.color.g;
      shSum += shade * counts;
      shWeight += counts;
      directLight.color *= shade;
    }`,
  )}`;

  swap("lights_fragment_maps", "iblIrradiance += getIBLIrradiance( geometryNormal );", "");
  ShaderChunk.lights_fragment_maps += `
    #ifdef STANDARD
      float openness = mix(0.18, 1., shWeight > 0. ? shSum / shWeight : 0.6);
      radiance *= openness;
      #ifdef USE_CLEARCOAT
        clearcoatRadiance *= mix(openness, 1., 0.25);
      #endif
    #endif`;

  swap(
    "lights_physical_pars_fragment",
    "reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;",
    "",
  );
  swap(
    "lights_physical_pars_fragment",
    "clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );",
    "",
  );

  ShaderChunk.opaque_fragment = `
    #if defined(PAINTED)
      #ifndef SHELL
        float paintMask = 1.;
      #endif
      float anyPaint = step(0.01, paintMask);
      float coloured = max(0., outgoingLight.b - outgoingLight.r) * anyPaint;
      gl_FragColor = vec4(outgoingLight.rg, outgoingLight.b - coloured, coloured);
    #elif defined(GLASS)
      float grazing = pow(1. - clamp(dot(normalize(vViewPosition), normal), 0., 1.), 4.);
      gl_FragColor = vec4(outgoingLight, mix(diffuseColor.a, 1., grazing));
    #else
      gl_FragColor = vec4(outgoingLight, 0.);
    #endif`;
}

// The elements as the gallery shows them: read from their descriptors at build time, so that none is missing.
import type { Plugin } from "vite";
import { allElements } from "../scripts/generate/elements.js";
import { readDescriptors } from "../build/descriptors.js";

const NAME = "virtual:martillo-elements";

/** Gives `virtual:martillo-elements`, see `app/pages/gallery/martillo-elements.d.ts`. */
export function galleryElements(): Plugin {
  return {
    name: "martillo-gallery-elements",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const elements = allElements(await readDescriptors()).map(({ tag, doc, attributes }) => ({
        tag,
        doc,
        attributes: Object.entries(attributes).map(([name, { values }]) => ({
          name,
          ...(values && { values }),
        })),
      }));
      return `export const ELEMENTS = ${JSON.stringify(elements)};`;
    },
  };
}

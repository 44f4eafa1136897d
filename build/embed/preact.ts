// React's API at a tenth of its weight for the build of the script tag: strangers' visitors pay for every byte. The suites of the widgets
// run on both.
import type { Plugin } from "vite";
import { at } from "../entries.js";

const REACT = at("src/embed/react-on-preact.ts");
const REACT_DOM = at("src/embed/react-dom-on-preact.ts");

/** What the names of React stand for. */
export const PREACT_ALIAS = [
  // Zooming by the wheel, which the one widget that loads it switches off. In CommonJS, whose interop every page would pay for.
  { find: /^normalize-wheel$/, replacement: at("src/embed/no-wheel.ts") },
  { find: /^react$/, replacement: REACT },
  { find: /^react-dom(\/client)?$/, replacement: REACT_DOM },
  { find: /^react\/jsx-runtime$/, replacement: "preact/jsx-runtime" },
  // React's own hook for Reacts that have none. In CommonJS, which no bundler can take apart: all of Preact would come with it.
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: REACT },
];

/** Libraries that take more of `react` than the widgets do: each has a module of its own for it, which comes late with the library. */
const OTHER_REACTS = [
  { library: "/react-easy-crop/", react: at("src/embed/react-for-classes.ts") },
  { library: "/@floating-ui/react", react: at("src/embed/react-for-popovers.ts") },
];

export function reactForLibraries(): Plugin {
  return {
    name: "martillo-react-for-libraries",
    enforce: "pre",
    resolveId(id, importer) {
      // The aliases come first.
      if (id !== REACT) return undefined;
      return OTHER_REACTS.find(({ library }) => importer?.includes(library))?.react;
    },
  };
}

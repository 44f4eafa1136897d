// React's API at a tenth of its weight for the build of the script tag: strangers' visitors pay for every byte. The suites of the widgets
// run on both.
import { at } from "../entries.js";

const REACT = at("src/embed/react-on-preact.ts");
const REACT_DOM = at("src/embed/react-dom-on-preact.ts");

/** What the names of React stand for. */
export const PREACT_ALIAS = [
  { find: /^react$/, replacement: REACT },
  { find: /^react-dom(\/client)?$/, replacement: REACT_DOM },
  { find: /^react\/jsx-runtime$/, replacement: "preact/jsx-runtime" },
  // React's own hook for Reacts that have none. In CommonJS, which no bundler can take apart: all of Preact would come with it.
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: REACT },
];

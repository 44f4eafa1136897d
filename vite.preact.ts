// React's API at a tenth of its weight for the script-tag build: strangers' visitors pay for every byte. The suites of the widgets run on
// both.
import type { Plugin } from "vite";
import { at } from "./vite.entries.js";

const REACT_ON_PREACT = at("src/embed/react-on-preact.ts");

export const PREACT_ALIAS = [
  { find: /^react(-dom(\/client)?)?$/, replacement: REACT_ON_PREACT },
  { find: /^react\/jsx-runtime$/, replacement: "preact/jsx-runtime" },
  // What is used of it is the part without React, and its other part takes React as a whole.
  { find: /^@floating-ui\/react$/, replacement: "@floating-ui/dom" },
  // Written for Reacts without the hook, and in CommonJS, which no bundler can take apart: all of Preact would come with it.
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: REACT_ON_PREACT },
];

/** Dependencies take React as one object, which would keep all of it; a namespace keeps what they use. */
export function reactByName(): Plugin {
  return {
    name: "martillo-react-by-name",
    enforce: "pre",
    transform(code, id) {
      if (!/[\\/]node_modules[\\/]/.test(id)) return null;
      const named = code.replace(
        /import (\w+)(?:, (\{[^}]*\}))? from (["']react["'])/g,
        (_all, name: string, names: string | undefined, react: string) =>
          `import * as ${name} from ${react}${names ? `;import ${names} from ${react}` : ""}`,
      );
      // SWR shows all of React to its developer tools, and looks for a hook that nothing here uses.
      const slim = named
        .replace("window.__SWR_DEVTOOLS_REACT__ = React", "0")
        .replace("const use = React.use || ", "const use = ");
      return slim === code ? null : { code: slim, map: null };
    },
  };
}

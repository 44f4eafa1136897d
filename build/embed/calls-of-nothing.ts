// Fails the build where a library calls something of React that the embed does not have.
import type { Plugin } from "vite";

/** How the bundler writes a call, and a `new`, of an import that does not exist. */
const CALL_OF_NOTHING = /\(void 0\)\(|new \(?void 0\b/;

/**
 * A member that is missing in a namespace (`React.createRef()`) is only a warning, and parts of libraries that nothing uses give that
 * warning, too. Such a call in a finished chunk would throw in a visitor's browser.
 */
export function refuseCallsOfNothing(): Plugin {
  return {
    name: "martillo-refuse-calls-of-nothing",
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const [call] = CALL_OF_NOTHING.exec(chunk.code) ?? [];
        if (call) this.error(`${chunk.fileName} calls an import that does not exist: ${call}`);
      }
    },
  };
}

/**
 * `embed.js`, the one script for any page: `<script async src="https://api.example/embed.js"></script>`. It asks for the lots of all
 * tags at once, loads the code of the tags in use, and follows tags that are added later. A classic script without dependencies;
 * everything else is imported by it.
 */
import { pageRegistry } from "../state/registry";
import { configure } from "../state/settings";
import type { EmbedTags } from "./embed-tag";
import { reserveSpace, TagLoader } from "./load-tags";
import { prefetchLots } from "./prefetch";
import { ownScript, scriptSettings } from "./script-settings";

/** Put in by the build. */
declare const MARTILLO_EMBED_TAGS: EmbedTags;

/** `window.martillo` on pages with the script. */
export interface MartilloGlobal {
  /** Tells all widgets of the page what they have in common. */
  configure: typeof configure;
  /** Also follows tags inside this open shadow root. */
  observe(root: ShadowRoot): void;
}

function start(script: HTMLScriptElement, tags: EmbedTags): MartilloGlobal {
  const registry = pageRegistry();
  registry.scriptSettings = scriptSettings(script);
  const loader = new TagLoader(tags, script.src, script.nonce);
  const selector = Object.keys(tags).join(",");

  function follow(root: Document | ShadowRoot) {
    const find = () => {
      const elements = [...root.querySelectorAll(selector)];
      // While the document is being read more tags are to come: their lots travel together.
      if (document.readyState !== "loading") prefetchLots(elements, tags);
      for (const { localName } of elements) loader.load(localName);
    };
    find();
    new MutationObserver(find).observe(root, { childList: true, subtree: true });
    return find;
  }

  reserveSpace(tags);
  const find = follow(document);
  document.addEventListener("DOMContentLoaded", find);
  return { configure, observe: (root) => void follow(root) };
}

const page = globalThis as { martillo?: MartilloGlobal };
const script = ownScript();
if (script && !page.martillo) page.martillo = start(script, MARTILLO_EMBED_TAGS);

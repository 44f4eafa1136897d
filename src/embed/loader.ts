/**
 * `embed.js`, the one script for any page: `<script async src="https://api.example/embed.js"></script>`. It asks for the lots of all
 * tags at once, loads the code of the tags in use, and follows tags that are added later. A classic script without dependencies;
 * everything else is imported by it.
 */
import { pageRegistry } from "../state/registry";
import { type Consent, on } from "../state/fact-bus";
import { configure } from "./configure";
import type { EmbedTags } from "./embed-tag";
import { createTagLoader, reserveSpace } from "./load-tags";
import { prefetch } from "./prefetch";
import { ownScript, scriptSettings } from "./script-settings";

/** Put in by the build. */
declare const MARTILLO_EMBED_TAGS: EmbedTags;

/** `window.martillo` on pages with the script. */
export interface MartilloGlobal {
  /** Tells all widgets of the page what they have in common. */
  configure: typeof configure;
  /** Tells what the visitor says to being counted. */
  consent(answer: boolean | Consent): void;
  /** Hears what happens in the widgets, once the visitor agrees. */
  on: typeof on;
  /** Also follows tags inside this open shadow root. */
  observe(root: ShadowRoot): void;
}

function start(script: HTMLScriptElement, tags: EmbedTags): MartilloGlobal {
  pageRegistry().scriptSettings = scriptSettings(script);
  const load = createTagLoader(tags, script.src);
  const selector = Object.keys(tags).join();

  function follow(root: Document | ShadowRoot) {
    const find = () => {
      const elements = [...root.querySelectorAll(selector)];
      // While the document is being read more tags are to come: their lots travel together.
      if (document.readyState !== "loading") prefetch(elements, tags);
      for (const { localName } of elements) load(localName);
    };
    find();
    new MutationObserver(find).observe(root, { childList: true, subtree: true });
    return find;
  }

  reserveSpace(tags);
  document.addEventListener("DOMContentLoaded", follow(document));
  return {
    configure,
    consent: (answer) => configure({ consent: answer }),
    on,
    observe: (root) => void follow(root),
  };
}

const page = window as { martillo?: MartilloGlobal };
const script = ownScript();
// Of several copies, of whichever versions, the first one serves the page.
if (script && !page.martillo) page.martillo = start(script, MARTILLO_EMBED_TAGS);

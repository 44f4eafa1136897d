// This folder: the script for any page: what it loads, and when.
/**
 * `embed.js`, the one script for any page: `<script async src="https://api.example/embed.js"></script>`. It asks for the lots of all
 * tags at once, loads the code of the tags in use, and follows tags that are added later. A classic script without dependencies;
 * everything else is imported by it.
 */
import { on } from "../state/events/fact-bus";
import type { Consent } from "../state/page";
import { pageRegistry } from "../state/page/registry";
import { configure } from "./configure";
import type { EmbedTags } from "./embed-tag";
import { createTagLoader } from "./load-tags";
import { unpackTags } from "./packed-tags";
import { prefetch } from "./prefetch";
import { ownScript, scriptSettings } from "./script-settings";

/** Put in by the build. */
declare const MARTILLO_EMBED_TAGS: string;
declare const MARTILLO_EMBED_FOLDER: string;

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

/** A document that takes longer to arrive is not waited for. */
const LONGEST_WAIT_MS = 200;

/** The tags of a page that is still being read travel together: one request for all of their lots. */
function whenRead(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState !== "loading") resolve(0);
    document.addEventListener("DOMContentLoaded", resolve);
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
}

function start(script: HTMLScriptElement, tags: EmbedTags): MartilloGlobal {
  pageRegistry().scriptSettings = scriptSettings(script);
  const ready = whenRead();
  const load = createTagLoader(tags, script.src, MARTILLO_EMBED_FOLDER, ready);
  // What is registered asks for itself.
  const selector = ":not(:defined)";

  function observe(root: Document | ShadowRoot) {
    const find = () => {
      for (const { localName } of root.querySelectorAll(selector)) load(localName);
      void ready.then(() => prefetch(root.querySelectorAll(selector), tags));
    };
    find();
    new MutationObserver(find).observe(root, { childList: true, subtree: true });
  }

  observe(document);
  return { configure, consent: (answer) => configure({ consent: answer }), on, observe };
}

const page = window as { martillo?: MartilloGlobal };
const script = ownScript();
// Of several copies, of whichever versions, the first one serves the page.
if (script && !page.martillo) page.martillo = start(script, unpackTags(MARTILLO_EMBED_TAGS));

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
import { ownAddress, scriptSettings } from "./script-settings";

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

const LOST =
  'martillo: embed.js was joined with other scripts. Add <meta name="martillo-api-base" content="https://…">, the address of the auction house.';

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

/** What tells the address may come later than the loader, as a widget of the page's own may. */
const PATIENCE_MS = 5_000;

function start(address: string | undefined, tags: EmbedTags): MartilloGlobal {
  const ready = whenRead();
  // A registered element asks for itself.
  const selector = ":not(:defined)";
  let load: ((tag: string) => void) | undefined;
  let waiting: unknown;

  function begin() {
    const settings = scriptSettings(address);
    if (!settings) return;
    pageRegistry().scriptSettings = settings;
    // A joined script is beside none of its modules.
    const beside = address ?? `${settings.apiBase}/`;
    load = createTagLoader(tags, beside, MARTILLO_EMBED_FOLDER, ready);
  }

  function observe(root: Document | ShadowRoot) {
    const find = () => {
      if (!load) begin();
      for (const { localName } of root.querySelectorAll(selector)) {
        if (load) load(localName);
        else if (localName.startsWith("martillo-")) {
          waiting ??= setTimeout(() => {
            find();
            // oxlint-disable-next-line no-console -- the loader has no other way to tell it
            if (!load) console.error(LOST);
          }, PATIENCE_MS);
        }
      }
      if (load) void ready.then(() => prefetch(root.querySelectorAll(selector), tags));
    };
    find();
    new MutationObserver(find).observe(root, { childList: true, subtree: true });
  }

  observe(document);
  return { configure, consent: (answer) => configure({ consent: answer }), on, observe };
}

const page = window as { martillo?: MartilloGlobal };
// Of several copies, of whichever versions, the first one serves the page.
page.martillo ??= start(ownAddress(), unpackTags(MARTILLO_EMBED_TAGS));

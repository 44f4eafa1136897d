import type { MartilloSettings } from "../state/page";

/** What the loader is called, of whichever version. Under any other name it was joined with scripts of others. */
const OWN_NAME = /\/embed(@[^/]*)?\.js([?#]|$)/;

const META = "meta[name=martillo-api-base]";

/**
 * Where the running script is from, as far as it can be known: a classic one is named by the page, a module by the trace of an error. Not
 * looked for by name: other makers call theirs `embed.js`, too.
 */
export function ownAddress(
  current = document.currentScript as { src?: string } | null,
  trace = new Error().stack,
): string | undefined {
  const address = current ? current.src : /https?:[^\s)]+(?=:\d+:\d+)/.exec(trace ?? "")?.[0];
  return address && OWN_NAME.test(address) ? address : undefined;
}

/** An address without a slash at the end, as the widgets know an API by. */
export function baseOf(address: string, base: string): string {
  return new URL(address, base).href.replace(/\/+$/, "");
}

/**
 * Settings in the `data-*` attributes of the script tag; the API is where the script came from unless `data-api-base` or the page's
 * `<meta name="martillo-api-base">` says so. A script that does not know where it is from takes the word of any tag; undefined where no tag
 * says it.
 */
export function scriptSettings(address: string | undefined): MartilloSettings | undefined {
  const told = document.querySelector<HTMLMetaElement>(
    address ? META : `${META},[data-api-base],[api-base]`,
  );
  const own = address ? [...document.scripts].find(({ src }) => src === address) : told;
  const { apiBase, ...data } = own?.dataset ?? {};
  const base = apiBase || told?.content || told?.getAttribute("api-base");
  // A text that is no address reaches no server: a script that knows its own address goes on with that.
  const isAddress = base && URL.canParse(base, location.href);
  if (!isAddress && !address) return undefined;
  const said = Object.entries(data).filter(
    ([name, value]) => value && /^(token|locale|theme|lotUrl|signIn|scope|consent)$/.test(name),
  );
  return {
    apiBase: isAddress ? baseOf(base, location.href) : baseOf(".", address!),
    ...Object.fromEntries(said),
  };
}

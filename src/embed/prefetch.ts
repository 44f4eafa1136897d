import { type EarlyAnswer, pageRegistry, type PrefetchedLots } from "../state/registry";
import type { EmbedTags } from "./embed-tag";
import { firstList } from "./first-list";

/** As many as one request may name. */
const LOTS_PER_REQUEST = 200;

async function read(url: string): Promise<EarlyAnswer | undefined> {
  try {
    const response = await fetch(url, { credentials: "omit" });
    const text = await response.text();
    if (response.ok) return { text, receivedAt: performance.now() };
  } catch {
    // As any other failure: the widget asks again and tells the visitor.
  }
  return undefined;
}

function ask(url: string) {
  return { sentAt: performance.now(), answer: read(url) };
}

/** An API base as the widgets know it by; undefined for what is no address. */
function baseOf(text: string | undefined): string | undefined {
  try {
    return new URL(text ?? "", `${location.origin}/`).href.replace(/\/+$/, "");
  } catch {
    return undefined;
  }
}

/**
 * Asks for what these elements show first before any of their code is here: one request for all cards of an API, one for each lot that
 * is shown in detail, one for each list. Plain GETs without headers, which need no preflight. What was asked for before is left out.
 */
export function prefetch(elements: Iterable<Element>, tags: EmbedTags): void {
  const { settings, scriptSettings, prefetched, reads } = pageRegistry();
  const page = { ...scriptSettings, ...settings };
  const cards = new Map<string, Set<number>>();

  const isNew = (apiBase: string, id: number, action = "") =>
    !prefetched.some(
      (known) =>
        known.apiBase === apiBase && known.ids.includes(id) && known.action.endsWith(action),
    );
  const askForLots = (
    apiBase: string,
    action: PrefetchedLots["action"],
    ids: readonly number[],
    query: string,
  ) => prefetched.push({ apiBase, action, ids, ...ask(`${apiBase}/api/${action}?${query}`) });

  for (const element of elements) {
    const kind = tags[element.localName]?.[2];
    const apiBase = baseOf(element.closest("[api-base]")?.getAttribute("api-base") ?? page.apiBase);
    // A visitor who is known needs an answer of its own, which a guest's request cannot bring.
    if (!kind || !apiBase || page.token || element.closest("[token]")) continue;
    const id = Number(element.getAttribute("lot"));
    if (kind === "list") {
      const query = firstList(element);
      const url = `${apiBase}/api/product/search?${query}`;
      if (query && !reads.has(url)) reads.set(url, ask(url));
    } else if (!Number.isSafeInteger(id) || id <= 0) {
      continue;
    } else if (kind === "lots") {
      cards.set(apiBase, (cards.get(apiBase) ?? new Set()).add(id));
    } else if (isNew(apiBase, id, "singleProduct")) {
      askForLots(apiBase, "product/singleProduct", [id], `id=${id}`);
    }
  }
  for (const [apiBase, wanted] of cards) {
    const ids = [...wanted].filter((id) => isNew(apiBase, id)).sort((a, b) => a - b);
    while (ids.length > 0) {
      const some = ids.splice(0, LOTS_PER_REQUEST);
      askForLots(apiBase, "product/lots", some, `ids=${some.join("%2C")}`);
    }
  }
}

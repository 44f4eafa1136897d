import { type EarlyAnswer, pageRegistry, type PrefetchedLots } from "../state/page/registry";
import type { EarlyAction, EmbedTags } from "./embed-tag";
import { firstList } from "./first-list";
import { baseOf } from "./script-settings";

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

/** The requests made so far: addresses, and lots as `apiBase id`. */
const asked = new Set<string>();

function ask(
  apiBase: string,
  action: EarlyAction,
  query: string | URLSearchParams,
  ids?: readonly number[],
) {
  const url = `${apiBase}/api/product/${action}?${query}`;
  if (asked.has(url)) return;
  asked.add(url);
  const early = { sentAt: performance.now(), answer: read(url) };
  const { prefetched, reads } = pageRegistry();
  if (!ids) return void reads.set(url, early);
  for (const id of ids) asked.add(`${apiBase} ${id}`);
  prefetched.push({
    apiBase,
    action: `product/${action}` as PrefetchedLots["action"],
    ids,
    ...early,
  });
}

/**
 * Asks for the data that these elements show first before any of their code is here: one request for all cards of an API, one for each lot
 * that is shown in detail, one for each list. Plain GETs without headers, which need no preflight. Data that was asked for before is left
 * out.
 */
export function prefetch(elements: Iterable<Element>, tags: EmbedTags): void {
  const { settings, scriptSettings } = pageRegistry();
  const page = { ...scriptSettings, ...settings };
  const cards = new Map<string, Set<number>>();
  for (const element of elements) {
    const kind = tags[element.localName]?.[1];
    const address = element.closest("[api-base]")?.getAttribute("api-base") ?? page.apiBase ?? "";
    const { origin } = location;
    // A visitor who is known needs an answer of its own, which a guest's request cannot bring.
    if (!kind || page.token || element.closest("[token]") || !URL.canParse(address, origin))
      continue;
    const apiBase = baseOf(address, origin);
    const id = +(element.getAttribute("lot") ?? 0);
    if (kind === "search") {
      const query = firstList(element);
      if (query) ask(apiBase, kind, query);
    } else if (id > 0) {
      if (kind === "lots") cards.set(apiBase, (cards.get(apiBase) ?? new Set()).add(id));
      else ask(apiBase, kind, `id=${id}`, [id]);
    }
  }
  for (const [apiBase, wanted] of cards) {
    const ids = [...wanted].filter((id) => !asked.has(`${apiBase} ${id}`));
    while (ids.length > 0) {
      const some = ids.splice(0, LOTS_PER_REQUEST);
      ask(apiBase, "lots", `ids=${some.join("%2C")}`, some);
    }
  }
}

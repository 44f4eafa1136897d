import { type PrefetchedLots, pageRegistry } from "../state/registry";
import { normalizeApiBase, pageSettings } from "../state/settings";
import type { EmbedTags } from "./embed-tag";

/** As many as one request may name. */
const LOTS_PER_REQUEST = 200;

async function read(url: string): Promise<{ text: string; receivedAt: number } | undefined> {
  try {
    const response = await fetch(url, { credentials: "omit" });
    return { text: await response.text(), receivedAt: performance.now() };
  } catch {
    return undefined; // The widget asks again and tells the visitor.
  }
}

function ask(apiBase: string, action: PrefetchedLots["action"], ids: readonly number[]) {
  const query =
    action === "product/lots" ? `ids=${encodeURIComponent(ids.join(","))}` : `id=${ids[0]}`;
  pageRegistry().prefetched.push({
    apiBase,
    action,
    ids,
    sentAt: performance.now(),
    answer: read(`${apiBase}/api/${action}?${query}`),
  });
}

interface Wanted {
  lots: Set<number>;
  details: Set<number>;
}

function closest(element: Element, selector: string, name: string): string | null {
  return element.closest(selector)?.getAttribute(name) ?? null;
}

/** A visitor who is known needs an answer of its own, which a guest's request cannot bring. */
function hasToken(element: Element): boolean {
  const { token } = pageSettings();
  return token !== undefined || element.closest("[token]") !== null;
}

/**
 * Asks for the lots of these elements before any of their code is here: one request for all cards of an API, and one for each lot
 * that is shown in detail. Plain GETs without headers, which need no preflight. What was asked for before is left out.
 */
export function prefetchLots(elements: Iterable<Element>, tags: EmbedTags): void {
  const byApi = new Map<string, Wanted>();
  for (const element of elements) {
    const reads = tags[element.localName]?.reads;
    const id = Number(element.getAttribute("lot"));
    if (!reads || !Number.isSafeInteger(id) || id <= 0 || hasToken(element)) continue;
    const apiBase = normalizeApiBase(
      closest(element, "[api-base]", "api-base") ?? pageSettings().apiBase,
    );
    const wanted = byApi.get(apiBase) ?? { lots: new Set(), details: new Set() };
    byApi.set(apiBase, wanted);
    (reads === "detail" ? wanted.details : wanted.lots).add(id);
  }
  for (const [apiBase, { lots, details }] of byApi) {
    const known = pageRegistry().prefetched.filter((entry) => entry.apiBase === apiBase);
    const isKnown = (id: number, detail: boolean) =>
      known.some(
        ({ action, ids }) => ids.includes(id) && (!detail || action === "product/singleProduct"),
      );
    for (const id of details) if (!isKnown(id, true)) ask(apiBase, "product/singleProduct", [id]);
    const ids = [...lots]
      .filter((id) => !details.has(id) && !isKnown(id, false))
      .sort((a, b) => a - b);
    for (let start = 0; start < ids.length; start += LOTS_PER_REQUEST) {
      ask(apiBase, "product/lots", ids.slice(start, start + LOTS_PER_REQUEST));
    }
  }
}

import type { Facet, productSearch } from "martillo/contract";
import type * as z from "zod/mini";
import type { CallContext } from "../../platform/call/context";
import type { Handler } from "../../platform/call/mount";
import { displayRange } from "../../platform/lists/display-range";
import {
  readLots,
  toLot,
  queriesOf,
  orderOf,
  placeOf,
  sortsFor,
  type SearchInput,
  type SearchScope,
  userInfoOf,
} from "../lots";
import { insideQuery } from "./search-words";
import { respell, withoutYear } from "./spelling";
import { countEach, countFacets, countMatches, matchingIds } from "./search-repository";

type Facets = Record<string, z.infer<typeof Facet>[]>;

export const search: Handler<typeof productSearch> = async (asked, ctx) => {
  const ordered: SearchInput = { ...asked, ...orderOf(asked) };
  const { scope, total, corrected, respelled } = await find(ordered, ctx);
  const pages = Math.max(1, Math.ceil(total / ordered.limit));
  const input = { ...ordered, page: Math.min(ordered.page, pages) };
  const ids = total === 0 ? [] : await matchingIds(ctx.db, { scope, input, total });
  const rows = ids.length === 0 ? [] : await readLots(ctx.db, ids, ctx.viewer);
  const { page, limit, orderby, order } = input;
  const other = total === 0 ? await elsewhere(scope, respelled, input, ctx) : null;
  return {
    records: rows.map((row) => toLot(row, ctx.viewer?.id ?? null)),
    totalRecords: total,
    setDisp: displayRange(page, limit, rows.length, total),
    page,
    orderby,
    order,
    ...(corrected !== null && { corrected }),
    ...(other && { elsewhere: other }),
    sorts: sortsFor(scope.text !== ""),
    facets: await facetsOf(scope, input, ctx),
    userinfo: ctx.viewer && userInfoOf(ctx.viewer),
  };
};

interface Found {
  scope: SearchScope;
  total: number;
  /** The text that was searched for in place of the one that was asked for. */
  corrected: string | null;
  /** What may have been meant, whether it finds something or not. */
  respelled: string | null;
}

/**
 * Words and their beginnings first; pieces of words (references, chassis numbers, half names) only where those find nothing, and what was
 * probably meant only where those find nothing either.
 */
async function find(input: SearchInput, { db }: CallContext): Promise<Found> {
  const text = textOf(input);
  const scope: SearchScope = {
    text,
    query: queriesOf(text).at(-1) ?? "",
    auction: input.auction,
    status: input.filters?.market_status ?? "live",
  };
  const nothing = { scope, total: 0, corrected: null, respelled: null };
  if (text === "") return { ...nothing, total: await countMatches(db, { scope, input }) };
  const words = await first(queriesOf(text));
  if (words) return { ...nothing, ...words };
  const pieces = await insideQuery(db, text);
  const inside = pieces === null ? null : await first([pieces]);
  if (inside) return { ...nothing, ...inside };
  const respelled = await respell(db, text);
  for (const other of [respelled, withoutYear(text), withoutYear(respelled ?? "")]) {
    const meant = other === null ? null : await first(queriesOf(other));
    if (meant) return { ...meant, corrected: other, respelled };
  }
  return { ...nothing, respelled };

  async function first(queries: readonly string[]) {
    for (const query of queries) {
      const tried = { ...scope, query };
      const total = await countMatches(db, { scope: tried, input });
      if (total > 0) return { scope: tried, total };
    }
    return null;
  }
}

function textOf({ search, filters }: SearchInput): string {
  return (search ?? filters?.searchbar ?? "").trim();
}

/** What the other kind of sale has of a search that found nothing. */
async function elsewhere(
  scope: SearchScope,
  respelled: string | null,
  input: SearchInput,
  { db }: CallContext,
) {
  if (scope.auction === undefined) return null;
  const auction = scope.auction === 1 ? 0 : 1;
  const queries =
    scope.text === "" ? [""] : [...queriesOf(scope.text), ...queriesOf(respelled ?? "")];
  if (queries.length === 0) return null;
  const counts = await countEach(
    db,
    queries.map((query) => ({ scope: { ...scope, auction, query } as const, input })),
  );
  const totalRecords = counts.find((count) => count > 0);
  return totalRecords === undefined ? null : ({ auction, totalRecords } as const);
}

async function facetsOf(scope: SearchScope, input: SearchInput, ctx: CallContext): Promise<Facets> {
  const { filters = {} } = input;
  const of = {
    place: placeOf(filters),
    categories: filters.category?.length ? filters.category : null,
    brands: filters.brand?.length ? filters.brand : null,
  };
  const load = () => countFacets(ctx.db, scope, of);
  const key = `facets ${scope.auction} ${scope.status} ${JSON.stringify(of)}`;
  const rows = scope.text === "" ? await ctx.cache.get(key, load) : await load();
  const facets: Facets = {};
  for (const { name, value, count } of rows) {
    (facets[name] ??= []).push({ value, label: value, count });
  }
  return facets;
}

import type { Facet, productSearch } from "martillo/contract";
import type * as z from "zod/mini";
import type { CallContext } from "../../http/context";
import type { Handler } from "../../http/mount";
import { displayRange } from "../../lists/display-range";
import { readLots } from "../../lots/lot-repository";
import { toLot } from "../../lots/lot-view";
import { insideQuery } from "../../search/search-words";
import { prefixQuery } from "../../search/text-match";
import { sortsFor, type SearchInput, type SearchScope } from "./search-query";
import { countFacets, countMatches, matchingIds } from "./search-repository";
import { userInfoOf } from "./user-info";

type Facets = Record<string, z.infer<typeof Facet>[]>;

export const search: Handler<typeof productSearch> = async (input, ctx) => {
  const { scope, total } = await scopeOf(input, ctx);
  const ids = total === 0 ? [] : await matchingIds(ctx.db, { scope, input, total });
  const rows = ids.length === 0 ? [] : await readLots(ctx.db, ids, ctx.viewer);
  return {
    records: rows.map((row) => toLot(row, ctx.viewer?.id ?? null)),
    totalRecords: total,
    setDisp: displayRange(input.page, input.limit, rows.length, total),
    sorts: sortsFor(scope.text !== ""),
    facets: await facetsOf(scope, input, ctx),
    userinfo: ctx.viewer && userInfoOf(ctx.viewer),
  };
};

/** Words and their beginnings first; pieces of words (references, chassis numbers, half names) only where those find nothing. */
async function scopeOf(input: SearchInput, { db }: CallContext) {
  const text = (input.search ?? input.filters?.searchbar ?? "").trim();
  const scope: SearchScope = {
    text,
    query: prefixQuery(text),
    auction: input.auction,
    status: input.filters?.market_status ?? "live",
  };
  const hasWords = text === "" || scope.query !== "";
  const total = hasWords ? await countMatches(db, { scope, input }) : 0;
  const query = total > 0 || text === "" ? null : await insideQuery(db, text);
  if (query === null) return { scope, total };
  const inside = { ...scope, query };
  return { scope: inside, total: await countMatches(db, { scope: inside, input }) };
}

async function facetsOf(scope: SearchScope, input: SearchInput, ctx: CallContext): Promise<Facets> {
  const brands = input.filters?.brand?.length ? input.filters.brand : null;
  const load = () => countFacets(ctx.db, scope, brands);
  const key = `facets ${scope.auction} ${scope.status} ${JSON.stringify(brands)}`;
  const rows = scope.text === "" ? await ctx.cache.get(key, load) : await load();
  const facets: Facets = {};
  for (const { name, value, count } of rows) {
    (facets[name] ??= []).push({ value, label: value, count });
  }
  return facets;
}

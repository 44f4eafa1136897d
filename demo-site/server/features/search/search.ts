import type { Facet, productSearch } from "martillo/contract";
import type * as z from "zod/mini";
import type { CallContext } from "../../platform/call/context";
import type { Handler } from "../../platform/call/mount";
import { displayRange } from "../../platform/lists/display-range";
import {
  type LotRow,
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
import { cursorOf } from "./cursor";
import { otherShapesQuery } from "./other-shapes";
import { insideQuery } from "./search-words";
import { respell, withoutYear } from "./spelling";
import { countFacets } from "./facets";
import { columnOf, countEach, findMatches, MATCH_CAP, type Matches } from "./search-repository";

type Facets = Record<string, z.infer<typeof Facet>[]>;

export const searchLots: Handler<typeof productSearch> = async (asked, ctx) => {
  const input: SearchInput = { ...asked, ...orderOf(asked) };
  const { scope, matches, facets, corrected, respelled } = await find(input, ctx);
  const { total, cap, page, ids } = matches;
  const rows = ids.length === 0 ? [] : await readLots(ctx.db, ids, ctx.viewer);
  const { limit, orderby, order } = input;
  const other = total === 0 ? await elsewhere(scope, respelled, input, ctx) : null;
  return {
    records: rows.map((row) => toLot(row, ctx.viewer?.id ?? null)),
    totalRecords: total,
    setDisp: displayRange(page, limit, rows.length, total, cap),
    page,
    after: afterOf(rows, input, matches),
    orderby,
    order,
    ...(corrected !== null && { corrected }),
    ...(other && { elsewhere: other }),
    sorts: sortsFor(scope.text !== ""),
    facets,
    userinfo: ctx.viewer && userInfoOf(ctx.viewer),
  };
};

/** Nothing where no more can come. */
function afterOf(rows: readonly LotRow[], input: SearchInput, { total, page }: Matches) {
  const last = rows.at(-1);
  const isLast =
    input.after === undefined ? page * input.limit >= total : rows.length < input.limit;
  if (!last || isLast || (input.orderby === "relevance" && textOf(input) !== "")) return null;
  return cursorOf(last, columnOf(input));
}

interface Tried {
  scope: SearchScope;
  matches: Matches;
  facets: Facets;
}

interface Found extends Tried {
  /** The text that was searched for in place of the one that was asked for. */
  corrected: string | null;
  /** What may have been meant, whether it finds something or not. */
  respelled: string | null;
}

/**
 * Words and their beginnings first; pieces of words (references, chassis numbers, half names) only where those find nothing, then names that are
 * written otherwise, and what was probably meant only where those find nothing either.
 */
async function find(input: SearchInput, ctx: CallContext): Promise<Found> {
  const { db } = ctx;
  const text = textOf(input);
  const scope: SearchScope = {
    text,
    query: queriesOf(text).at(-1) ?? "",
    auction: input.auction,
    status: input.filters?.market_status ?? "live",
  };
  const plain = { corrected: null, respelled: null };
  if (text === "") return { ...plain, ...(await look(scope)) };
  const words = await first(queriesOf(text));
  if (words) return { ...plain, ...words };
  for (const queryOf of [insideQuery, otherShapesQuery]) {
    const query = await queryOf(db, text);
    const found = query === null ? null : await first([query]);
    if (found) return { ...plain, ...found };
  }
  const respelled = await respell(db, text);
  for (const other of [respelled, withoutYear(text), withoutYear(respelled ?? "")]) {
    const meant = other === null ? null : await first(queriesOf(other));
    if (meant) return { ...meant, corrected: other, respelled };
  }
  const matches = { total: 0, cap: MATCH_CAP, page: 1, ids: [] };
  return { scope, matches, facets: await facetsOf(scope, input, ctx), corrected: null, respelled };

  async function first(queries: readonly string[]) {
    for (const query of queries) {
      const tried = await look({ ...scope, query });
      if (tried.matches.total > 0) return tried;
    }
    return null;
  }

  async function look(tried: SearchScope): Promise<Tried> {
    const [matches, facets] = await Promise.all([
      findMatches(db, { scope: tried, input }),
      facetsOf(tried, input, ctx),
    ]);
    return { scope: tried, matches, facets };
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
  // The same for each page and each order of a search.
  const key = `facets ${scope.auction} ${scope.status} ${JSON.stringify([of, scope.text && scope.query])}`;
  const rows = await ctx.cache.get(key, load);
  const facets: Facets = {};
  for (const { name, value, count } of rows) {
    (facets[name] ??= []).push({ value, label: value, count });
  }
  return facets;
}

import { PATHS, pathTo } from "martillo/contract";
import { euroText } from "../../platform/languages/written-sums";
import { readLanguage } from "../accounts";
import { savedSearchAlert } from "./saved-searches.mail";
import type { Db } from "../../platform/db/db";
import { markLotNews, readLotNews, readLots } from "../lots";
import { keepListing } from "../search";
import { sendMail, type SendContext } from "../../platform/mail/send";
import { hashToken, newToken } from "../../platform/security/token";
import { queryOf } from "./criteria";
import { findFits } from "./find-matches";
import {
  insertLink,
  noteDue,
  noteFoundLots,
  readDueSearches,
  takeDue,
} from "./saved-search-repository";
import { indexOldSearches } from "./search-index";
import { searchesFor } from "./search-index-repository";

const SEARCHES_AT_ONCE = 100;
/** Lots that ask for their searches in one question. */
const LOTS_AT_ONCE = 50;
/** Lots that a letter names; the search shows all. */
const MOST_NAMED = 8;

type DueSearch = Awaited<ReturnType<typeof readDueSearches>>[number];

/** Tells everybody with a saved search of the lots that it has not found before. Returns how many letters were written. */
export async function sendAlerts(ctx: SendContext): Promise<number> {
  await noteWhatFits(ctx.db);
  let letters = 0;
  for (let after = 0; ;) {
    const searches = await readDueSearches(ctx.db, after, SEARCHES_AT_ONCE);
    for (const search of searches) if (await alert(ctx, search)) letters++;
    const last = searches.at(-1);
    if (!last) return letters;
    after = last.id;
  }
}

/** Lots ask which searches they fit: those that are new or were changed, and where bids have moved the price. */
async function noteWhatFits(db: Db): Promise<void> {
  await indexOldSearches(db);
  // Prices are those of the listing.
  await keepListing(db);
  await db.tx(async (t) => {
    const news = await readLotNews(t, "saved searches");
    if (!news) return;
    const changed = new Set(news.changedLots);
    await noteSome(t, news.changedLots, false);
    await noteSome(
      t,
      news.bidLots.filter((id) => !changed.has(id)),
      true,
    );
    await markLotNews(t, news);
  });
}

async function noteSome(t: Db, lotIds: readonly number[], isBid: boolean): Promise<void> {
  for (let at = 0; at < lotIds.length; at += LOTS_AT_ONCE) {
    const pairs = await searchesFor(t, lotIds.slice(at, at + LOTS_AT_ONCE), { isBid });
    await noteDue(t, [...new Set(pairs.map((pair) => pair.saved_search_id))]);
  }
}

/** Noting and writing are one: no reader misses a lot or hears of one twice. */
function alert(ctx: SendContext, search: DueSearch): Promise<boolean> {
  return ctx.db.tx(async (t) => {
    if (!(await takeDue(t, search.id))) return false;
    const fits = await findFits(t, search.criteria);
    const fresh = await noteFoundLots(t, search.id, fits);
    if (fresh.length === 0) return false;
    const lots = await readLots(t, fresh.slice(0, MOST_NAMED), null);
    const token = newToken();
    await insertLink(t, search.id, hashToken(token));
    const language = await readLanguage(t, { email: search.owner_email });
    await sendMail({ ...ctx, db: t }, savedSearchAlert, search.owner_email, {
      language,
      name: search.first_name,
      title: search.criteria.search_text,
      lots: lots.map((lot) => ({
        text: lot.title,
        detail: euroText(lot.price_cents, { language }),
        link: pathTo("lot", { id: lot.id }),
      })),
      link: `${PATHS.searchAuctions}?${queryOf(search.criteria)}`,
      stopLink: `${PATHS.savedSearches}?parar=${token}`,
    });
    return true;
  });
}

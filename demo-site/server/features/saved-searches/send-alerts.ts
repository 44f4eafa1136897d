import { savedSearchAlert } from "./saved-searches.mail";
import { formatEuro, PATHS, pathTo } from "martillo/domain";
import { readLots } from "../lots";
import { sendMail, type SendContext } from "../../platform/mail/send";
import { hashToken, newToken } from "../../platform/security/token";
import { queryOf } from "./criteria";
import { findFits } from "./find-matches";
import { insertLink, noteFoundLots, readActiveSearches } from "./saved-search-repository";

const SEARCHES_AT_ONCE = 100;
/** Lots that a letter names; the search shows all. */
const MOST_NAMED = 8;

type ActiveSearch = Awaited<ReturnType<typeof readActiveSearches>>[number];

/** Tells everybody with a saved search of the lots that it has not found before. Returns how many letters were written. */
export async function sendAlerts(ctx: SendContext): Promise<number> {
  let letters = 0;
  for (let after = 0; ;) {
    const searches = await readActiveSearches(ctx.db, after, SEARCHES_AT_ONCE);
    for (const search of searches) if (await alert(ctx, search)) letters++;
    const last = searches.at(-1);
    if (!last) return letters;
    after = last.id;
  }
}

/** Noting and writing are one: nobody misses a lot, nobody hears of one twice. */
function alert(ctx: SendContext, search: ActiveSearch): Promise<boolean> {
  return ctx.db.tx(async (t) => {
    const fits = await findFits(t, search.criteria);
    const fresh = await noteFoundLots(t, search.id, fits);
    if (fresh.length === 0) return false;
    const lots = await readLots(t, fresh.slice(0, MOST_NAMED), null);
    const token = newToken();
    await insertLink(t, search.id, hashToken(token));
    await sendMail({ ...ctx, db: t }, savedSearchAlert, search.owner_email, {
      name: search.first_name,
      title: search.criteria.search_text,
      lots: lots.map((lot) => ({
        text: lot.title,
        detail: formatEuro(lot.price_cents),
        link: pathTo("lot", { id: lot.id }),
      })),
      link: `${PATHS.searchAuctions}?${queryOf(search.criteria)}`,
      stopLink: `${PATHS.savedSearches}?parar=${token}`,
    });
    return true;
  });
}

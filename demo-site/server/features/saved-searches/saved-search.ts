import { PATHS } from "martillo/contract";
import { readLanguage } from "../accounts";
import { savedSearchConfirmation } from "./saved-searches.mail";
import type {
  customConfirmSavedSearch,
  customStopSavedSearch,
  SavedSearchRecord,
  SearchCriteria,
  userAddSavedSearch,
  userGetSavedSearch,
  userRemoveSavedSearch,
} from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { displayRange } from "../../platform/lists/display-range";
import { limitLetters } from "../../platform/mail/limit-letters";
import { sendMail } from "../../platform/mail/send";
import { queryOf } from "./criteria";
import { countFits, countFitsOfEach, findFits, NO_FITS } from "./find-matches";
import {
  countSavedSearches,
  confirmByLink,
  insertLink,
  insertSavedSearch,
  lockOwner,
  noteFoundLots,
  type Owner,
  readSavedSearches,
  type SavedSearchRow,
  stopByLink,
  stopOwnSavedSearch,
  updateSavedSearch,
} from "./saved-search-repository";
import { hashToken, newToken } from "../../platform/security/token";

const CONFIRM_SECONDS = 7 * 86_400;
const MOST_PER_OWNER = 50;

export const addSavedSearch: Handler<typeof userAddSavedSearch> = async (input, ctx) => {
  const { id, email, termCheck, ...criteria } = input;
  const matches = await countFits(ctx.db, criteria);
  if (ctx.viewer) {
    const userId = ctx.viewer.id;
    const row = await ctx.db.tx(async (t) => {
      if (id === undefined) return insertFresh(t, { userId }, criteria);
      const changed = await updateSavedSearch(t, { id, userId, criteria });
      if (changed) await noteFoundLots(t, id, await findFits(t, criteria));
      return changed;
    });
    if (!row) throw new ApiFault(id === undefined ? "TOO_MANY_SAVED_SEARCHES" : "NOT_FOUND");
    return { record: { ...toRecord(row), matches }, matches };
  }
  if (id !== undefined) throw new ApiFault("NOT_SIGNED_IN");
  if (email === undefined) throw new ApiFault("INVALID_INPUT", { fields: { email: "Required!" } });
  if (termCheck !== true) {
    throw new ApiFault("INVALID_INPUT", {
      fields: { termCheck: "Por favor acepte los términos para continuar." },
    });
  }
  await saveForGuest(ctx, email, criteria);
  return { record: null, matches };
};

/** The answer never tells whether the address has searches already. */
async function saveForGuest(ctx: CallContext, email: string, criteria: SearchCriteria) {
  const token = newToken();
  await ctx.db.tx(async (t) => {
    const row = await insertFresh(t, { email }, criteria);
    if (!row) return;
    await limitLetters({ ...ctx, db: t }, email);
    await insertLink(t, row.id, hashToken(token));
    await sendMail({ ...ctx, db: t }, savedSearchConfirmation, email, {
      link: `${PATHS.savedSearches}?confirmar=${token}`,
      seconds: CONFIRM_SECONDS,
      language: await readLanguage(t, { email }),
    });
  });
}

/** Nothing when the owner has too many. A lot that is on offer now is no news later. */
async function insertFresh(t: CallContext["db"], owner: Owner, criteria: SearchCriteria) {
  await lockOwner(t, owner);
  if ((await countSavedSearches(t, owner)) >= MOST_PER_OWNER) return undefined;
  const row = await insertSavedSearch(t, owner, criteria);
  await noteFoundLots(t, row.id, await findFits(t, criteria));
  return row;
}

export const getSavedSearch: Handler<typeof userGetSavedSearch> = async ({ page, limit }, ctx) => {
  const { rows, total } = await readSavedSearches(ctx.db, ctx.requireViewer().id, { page, limit });
  const fits = await countFitsOfEach(
    ctx.db,
    rows.map((row) => row.criteria),
  );
  const records = rows.map((row, index) => ({ ...toRecord(row), matches: fits[index] ?? NO_FITS }));
  return { records, totalRecords: total, setDisp: displayRange(page, limit, rows.length, total) };
};

export const removeSavedSearch: Handler<typeof userRemoveSavedSearch> = async ({ id }, ctx) => {
  const wasThere = await stopOwnSavedSearch(ctx.db, id, ctx.requireViewer().id);
  if (!wasThere) throw new ApiFault("NOT_FOUND");
  return { id };
};

export const confirmSavedSearch: Handler<typeof customConfirmSavedSearch> = async (
  { token },
  { db },
) => textOf(await confirmByLink(db, hashToken(token), CONFIRM_SECONDS));

export const stopSavedSearch: Handler<typeof customStopSavedSearch> = async ({ token }, { db }) =>
  textOf(await stopByLink(db, hashToken(token)));

function textOf(row: SavedSearchRow | undefined): { search_text: string } {
  if (!row) throw new ApiFault("LINK_EXPIRED");
  return { search_text: row.criteria.search_text };
}

function toRecord(row: SavedSearchRow): Omit<SavedSearchRecord, "matches"> {
  return {
    ...row.criteria,
    id: row.id,
    created_at: row.created_at,
    query: queryOf(row.criteria),
  };
}

import type { LotDetail, Quote } from "martillo/contract";
import {
  bidderLabel,
  filmOf,
  quote,
  toDecimal,
  toIncrementRows,
  decimalOrNull,
} from "martillo/domain";
import type { Db } from "../../platform/db/db";
import type { Viewer } from "../../platform/call/context";
import { can } from "../../platform/security/permissions";
import { asksBidders, mustOf } from "./admission";
import { readAdmission } from "./admission-repository";
import { readDecisionEnd } from "./decision-repository";
import { isOwnerSide, mayAward, mayManageLot } from "./lot-access";
import { mayOpenDocuments } from "./lot-files";
import type { LotRow } from "./lot-row";
import { moreFacts } from "./more-facts";
import { rulesOf } from "./lot-state";
import { toLot } from "./lot-view";
import { readWinner, type WinnerRow } from "./winner-repository";

/** A lot and what its own page adds. */
export async function toLotDetail(db: Db, row: LotRow, viewer: Viewer | null): Promise<LotDetail> {
  const viewerId = viewer?.id ?? null;
  const winner = row.winner_id === null ? undefined : await readWinner(db, row.id, row.winner_id);
  const lot = toLot(row, viewerId);
  const seesTerms = viewer !== null && mayManageLot(viewer, row.seller_id) && can(viewer, "post");
  const decides = mayAward(viewer, row.seller_id);
  const must =
    viewer && asksBidders(row) && !mayManageLot(viewer, row.seller_id)
      ? mustOf(row, await readAdmission(db, row.id, viewer.id))
      : null;
  const film = row.film === null ? null : filmOf(row.film);
  return {
    ...lot,
    quote: quoteOf(row),
    buyer_premium: premiumOf(row).map(({ fromCents, percent }) => ({
      from: toDecimal(fromCents),
      percent,
    })),
    increments: toIncrementRows(rulesOf(row).increments),
    deposit_required: decimalOrNull(row.deposit_required_cents),
    winner_label: winner ? winnerLabel(winner, viewerId, decides) : null,
    ...(row.addenda.length > 0 && { addenda: row.addenda }),
    ...(row.damage.length > 0 && { damage: row.damage }),
    ...(row.inspection && { inspection: row.inspection }),
    ...(row.documents.length > 0 && {
      documents: row.documents,
      may_open_documents: mayOpenDocuments(row, viewer, must),
    }),
    ...(film && { film }),
    ...(await moreFacts(db, row)),
    // Said also where it is nothing: pages keep what they knew of a field that is left out.
    must,
    can_award: decides && lot.market_status === "provisional",
    award_until:
      lot.market_status === "provisional"
        ? ((await readDecisionEnd(db, row.id))?.endMs ?? null)
        : null,
    ...(seesTerms && {
      terms: {
        ...termsOf(row),
        ...(isOwnerSide(viewer, row.seller_id) && row.auction === 0 && answersOf(row)),
      },
    }),
  };
}

/** What answers offers by itself: not even staff may know it. */
function answersOf(row: LotRow) {
  return {
    auto_accept_price: decimalOrNull(row.auto_accept_cents),
    auto_decline_price: decimalOrNull(row.auto_decline_cents),
  };
}

function termsOf(row: LotRow) {
  return {
    reserve_price: decimalOrNull(row.reserve_cents),
    reserve_mode: row.reserve_mode,
    buy_now_price: decimalOrNull(row.buy_now_cents),
    buy_now_policy: row.buy_now_policy,
  };
}

/** Of a direct sale the house takes nothing from the buyer. */
function premiumOf(row: LotRow) {
  return row.auction === 1 ? row.premium : [];
}

/** What the winner would pay at the current price. */
function quoteOf(row: LotRow): Quote {
  const amounts = quote({
    hammerCents: row.price_cents,
    ivaPercent: row.iva_percent,
    premiumTiers: premiumOf(row),
    depositPaidCents: row.deposit_paid_cents,
  });
  return {
    hammer: toDecimal(amounts.hammerCents),
    premium: toDecimal(amounts.premiumCents),
    tax_scheme: amounts.taxScheme,
    iva_percent: row.iva_percent,
    subtotal: toDecimal(amounts.subtotalCents),
    tax: toDecimal(amounts.taxCents),
    deposit_paid: toDecimal(row.deposit_paid_cents),
    total: toDecimal(amounts.totalCents),
    due: toDecimal(amounts.dueCents),
  };
}

function winnerLabel(winner: WinnerRow, viewerId: number | null, mayUnmask: boolean): string {
  const label = bidderLabel({
    bidderNo: winner.bidder_no,
    isViewer: winner.id === viewerId,
    mayUnmask,
    firstName: winner.first_name,
    lastName: winner.last_name,
  });
  return `${label.first_name} ${label.last_name}`.trim();
}

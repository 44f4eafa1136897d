import type { Offer } from "martillo/contract";
import {
  counterBounds,
  offerBounds,
  OFFERS_PER_LOT,
  type OfferSide,
  type PriceBounds,
  toDecimal,
  decimalOrNull,
} from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { HIGHEST_PRICE_CENTS, toProceeds } from "../lots";
import { owedFor, readSaleSettings } from "../sale";
import { type OfferRow, readSteps, type StepRow } from "./offer-repository";

/** The reader of an offer. */
export interface OfferReader {
  side: OfferSide;
  /** Staff read everybody's name. */
  isStaff: boolean;
  /** On a partner's page no person's address is told. @default false */
  isElsewhere?: boolean;
}

/**
 * The bounds within which a side may answer an offer with another amount: a seller above it and not above the price, a buyer below what
 * the seller asks. Null where there is nothing between.
 */
export function answerBounds(
  row: Pick<OfferRow, "amount_cents" | "asking_cents">,
  by: OfferSide,
  minimumPercent: number,
): PriceBounds | null {
  const { amount_cents: offerCents, asking_cents: askingCents } = row;
  const { minCents, maxCents } =
    by === "seller"
      ? counterBounds({ offerCents, askingCents })
      : offerBounds({ askingCents, minimumPercent });
  const most = Math.min(maxCents, HIGHEST_PRICE_CENTS, by === "buyer" ? offerCents - 1 : Infinity);
  return minCents <= most ? { minCents, maxCents: most } : null;
}

/** What the buyer would pay in all. A premium is of auctions. */
export function totalOf(
  row: Pick<OfferRow, "auction" | "iva_percent" | "premium">,
  cents: number,
): number {
  const premium = row.auction === 1 ? row.premium : [];
  return owedFor({ premium, iva_percent: row.iva_percent }, cents).total_cents;
}

/** What the two sides call each other before a sale. */
function buyerLabel(row: Pick<OfferRow, "buyer_no">): string {
  return `Comprador ${row.buyer_no}`;
}

function toStep(row: StepRow): Offer["thread"][number] {
  return {
    offer_id: row.id,
    side: row.side,
    kind: row.kind,
    amount: toDecimal(row.amount_cents),
    note: row.note,
    status: row.status,
    created_at: row.created_ms,
    expires_at: row.expires_ms,
  };
}

function actionsOf(row: OfferRow, side: OfferSide, bounds: PriceBounds | null): Offer["actions"] {
  if (row.status !== "open") return [];
  if (row.side === side) return ["withdraw"];
  return bounds ? ["accept", "counter", "decline"] : ["accept", "decline"];
}

function namesOf(row: OfferRow, { side, isStaff, isElsewhere = false }: OfferReader) {
  if (side === "seller" && !isStaff && row.invoice_id === null) {
    return { first_name: buyerLabel(row), last_name: "", email: "" };
  }
  return {
    first_name: row.buyer_first_name,
    last_name: row.buyer_last_name,
    email: isElsewhere ? "" : row.buyer_email,
  };
}

/** Last words with their threads, as one side may see them. */
export async function toOffers(
  db: Db,
  rows: readonly OfferRow[],
  reader: OfferReader,
): Promise<Offer[]> {
  const steps = await readSteps(db, rows);
  const settings = await readSaleSettings(db);
  const { side } = reader;
  return rows.map((row) => {
    const isOpen = row.status === "open";
    const isTurn = isOpen && row.side !== side;
    const mayCounter = isTurn && (side === "seller" || row.buyer_rows < OFFERS_PER_LOT);
    const bounds = mayCounter ? answerBounds(row, side, settings.offer_minimum_percent) : null;
    return {
      ...toStep(row),
      project_id: row.lot_id,
      projects_title: row.title,
      projects_avatar: row.image,
      projects_auction: row.auction,
      project_status: row.lot_status,
      list_price: decimalOrNull(row.asking_cents),
      final_price: toDecimal(totalOf(row, row.amount_cents)),
      ...(side === "seller" && {
        proceeds: toProceeds(row, row.amount_cents, { payout: settings, soldAtMs: null }),
      }),
      answers_id: row.answers_id,
      my_turn: isTurn ? 1 : 0,
      actions: actionsOf(row, side, bounds),
      minimum: bounds && toDecimal(bounds.minCents),
      maximum: bounds && toDecimal(bounds.maxCents),
      buyer_no: row.buyer_no,
      ...namesOf(row, reader),
      seller_name: row.seller_name,
      invoice_id: row.invoice_id,
      thread: steps
        .filter(
          (step) =>
            step.lot_id === row.lot_id &&
            step.round === row.round &&
            step.buyer_id === row.buyer_id,
        )
        .map(toStep),
    };
  });
}

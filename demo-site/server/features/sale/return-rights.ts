import type { ReturnDesk } from "martillo/contract";
import { returnDeadline } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import type { InvoiceRow } from "./invoice-repository";
import { type SaleSettings, settingsOf } from "./sale-settings";
import { isTraderSale } from "./party-repository";

type Cause = ReturnDesk["reasons"][number];

/** The right to withdraw from a sale. */
export interface Rights {
  /** A consumer bought it of a trader, in a way for which the house grants it. */
  applies: boolean;
  /** Until when, exclusive; null while it was not handed over. */
  untilMs: number | null;
}

type Sale = Pick<
  InvoiceRow,
  "seller_id" | "lot_id" | "auction" | "buyer_kind" | "handed_over_ms" | "withdrawal_told"
>;

export async function readRights(
  db: Db,
  row: Sale & Partial<Pick<InvoiceRow, "terms">>,
): Promise<Rights> {
  const settings = await settingsOf(db, row);
  return rightsOf(row, { isTrader: await isTraderSale(db, row), settings });
}

export function rightsOf(
  row: Sale,
  { isTrader, settings }: { isTrader: boolean; settings: SaleSettings },
): Rights {
  const { withdrawal } = settings;
  const isGranted = row.auction === 1 ? withdrawal.auction : withdrawal.direct;
  const applies = isGranted && isTrader && row.buyer_kind === "consumer";
  if (!applies || row.handed_over_ms === null) return { applies, untilMs: null };
  const untilMs = returnDeadline({
    handedOverAtMs: row.handed_over_ms,
    informed: row.withdrawal_told,
  });
  return { applies, untilMs };
}

/** Reasons for which its buyer may give a vehicle back now. */
export function reasonsOf(
  row: Pick<InvoiceRow, "status" | "delivered" | "returned_ms" | "now_ms">,
  { applies, untilMs }: Rights,
  { hasOpen, hasProposal }: { hasOpen: boolean; hasProposal: boolean },
): Cause[] {
  if (row.status === "cancel" || row.returned_ms !== null || hasOpen) return [];
  const reasons: Cause[] = [];
  if (applies && (untilMs === null || row.now_ms < untilMs)) reasons.push("desistimiento");
  if (row.delivered === 3) reasons.push("no_conforme", "documentacion", "otro");
  if (!hasProposal && mayPropose(row)) reasons.push("acuerdo");
  return reasons;
}

/** Whether a sale can be undone by agreement: it is paid, and the vehicle has not gone to its buyer. */
export function mayPropose({
  status,
  delivered,
  returned_ms,
}: Pick<InvoiceRow, "status" | "delivered" | "returned_ms">): boolean {
  return status === "paid" && delivered < 3 && returned_ms === null;
}

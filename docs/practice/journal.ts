/** What happens on the lot, in words: read from the API's own history, as its seller sees it. */
import type { BidRow, LotDetail } from "../../src/contract";
import { formatMoney, formatTime } from "../../src/i18n";
import type { LineState } from "./line";
import { OUTAGE_MS } from "./line";

export interface JournalEntry {
  id: string;
  /** Server time, epoch milliseconds. */
  at: number;
  text: string;
  kind: "bid" | "mine" | "time" | "line" | "end";
}

const euro = (amount: string) => formatMoney(amount);

export function bidEntry(row: BidRow, visitorId: number): JournalEntry {
  const isVisitor = row.user_id === visitorId;
  const amount = euro(row.proposed_amount ?? "0.00");
  const label = `Postor ${row.bidder_no}`;
  const who = isVisitor ? "Usted" : `${row.first_name} (${label})`;
  const text = row.automatic
    ? `La puja máxima de ${isVisitor ? "usted" : who} responde sola y llega a ${amount}.`
    : `${who} puja: el precio es ${amount}.`;
  return {
    id: `bid-${row.bidid}-${row.position}`,
    at: row.created_at,
    text,
    kind: isVisitor ? "mine" : "bid",
  };
}

export function extensionEntry({ extension_no, date_closed }: LotDetail, at: number): JournalEntry {
  const end = formatTime(date_closed, { seconds: true, exact: true });
  return {
    id: `extension-${extension_no}`,
    at,
    text: `Prórroga n.º ${extension_no}: la puja entró cerca del final, y el cierre pasa a las ${end}.`,
    kind: "time",
  };
}

const ENDINGS: Partial<Record<LotDetail["market_status"], (lot: LotDetail) => string>> = {
  sold: (lot) => `Adjudicado a ${lot.winner_label ?? "quien lideraba"} por ${euro(lot.wprice)}.`,
  provisional: (lot) =>
    `Cerrado en ${euro(lot.wprice)} sin llegar a la reserva: decide el vendedor.`,
  unsold: () => "Cerrado sin vender.",
};

export function endEntry(lot: LotDetail, at: number): JournalEntry | null {
  const text = ENDINGS[lot.market_status]?.(lot);
  return text ? { id: `end-${lot.market_status}`, at, text, kind: "end" } : null;
}

const LINES: Record<LineState, string> = {
  down: "Su conexión se ha cortado. Los rivales siguen pujando y el reloj de la casa no se detiene.",
  up: "Su conexión ha vuelto. Si quedó una puja en duda, ahora se pregunta por ella.",
  trap: `Su próxima puja llegará a la casa, pero la respuesta se perderá durante ${OUTAGE_MS / 1000} segundos.`,
};

export function lineEntry(state: LineState, at: number, count: number): JournalEntry {
  return { id: `line-${count}`, at, text: LINES[state], kind: "line" };
}

/** What happens on the lot: read from the API's own history, as its seller sees it, and told in the words of the page. */
import type { BidRow, LotDetail } from "../../src/contract";
import type { LineState } from "./line";
import type { PracticeText } from "./practice.messages";

export interface JournalEntry {
  id: string;
  /** Server time, epoch milliseconds. */
  at: number;
  kind: "bid" | "mine" | "time" | "line" | "end";
  /** Which text tells it. */
  text: PracticeText;
  /** The name of the bidder, where it is not the visitor. */
  name?: string;
  /** A bidder's, or an extension's. */
  number?: number;
  /** Decimal euro. */
  amount?: string;
  /** The end from now on, epoch milliseconds. */
  endsAt?: number;
}

export function bidEntry(row: BidRow, visitorId: number): JournalEntry {
  const isVisitor = row.user_id === visitorId;
  return {
    id: `bid-${row.bidid}-${row.position}`,
    at: row.created_at,
    kind: isVisitor ? "mine" : "bid",
    text: row.automatic
      ? isVisitor
        ? "maximumYours"
        : "maximumRival"
      : isVisitor
        ? "bidYours"
        : "bidRival",
    name: row.first_name,
    number: row.bidder_no,
    amount: row.proposed_amount ?? "0.00",
  };
}

export function extensionEntry({ extension_no, date_closed }: LotDetail, at: number): JournalEntry {
  return {
    id: `extension-${extension_no}`,
    at,
    kind: "time",
    text: "extension",
    number: extension_no,
    endsAt: date_closed,
  };
}

/** `isYours`: the visitor leads. */
export function endEntry(lot: LotDetail, at: number, isYours: boolean): JournalEntry | null {
  const entry = { id: `end-${lot.market_status}`, at, kind: "end", amount: lot.wprice } as const;
  switch (lot.market_status) {
    case "sold":
      return isYours
        ? { ...entry, text: "soldYours" }
        : { ...entry, text: "soldRival", name: lot.winner_label ?? "" };
    case "provisional":
      return { ...entry, text: "provisional" };
    case "unsold":
      return { ...entry, text: "unsold" };
    default:
      return null;
  }
}

const LINES = { down: "lineDown", up: "lineUp", trap: "lineTrap" } as const satisfies Record<
  LineState,
  PracticeText
>;

export function lineEntry(state: LineState, at: number, count: number): JournalEntry {
  return { id: `line-${count}`, at, kind: "line", text: LINES[state] };
}

import type { Lot } from "../../src/contract";
import type { lotCardMessages } from "./lot-card.messages";
import type { Standing } from "./standing";
import type { SignInFirst } from "./use-sign-in-first";

type Word = keyof (typeof lotCardMessages)["texts"];

/** What the card says about time. */
export type CardTime =
  | { kind: "counting"; closesAt: number }
  | { kind: "starts"; at: number }
  | { kind: "ended"; at: number };

/** The large figure and what stands above and below it. */
export interface CardPrice {
  label: Word;
  /** Decimal euro. */
  amount: string;
  note: { word: Word; count?: number };
}

/** A lot as the card shows it. */
export interface ReadyCard {
  phase: "ready";
  lot: Lot;
  href: string;
  photo: { src: string | undefined; thumb: string | undefined; alt: string };
  standings: readonly Standing[];
  price: CardPrice;
  time: CardTime | null;
  isWatched: boolean;
  onToggleWatch: () => void;
  /** Returns false when the host takes the opening into its own hands. */
  onOpen: () => boolean;
  /** For screen readers, when my standing changes. */
  announcement: string;
  /** The sign-in that a guest needs, in place. */
  signIn: SignInFirst;
}

export type LotCardModel =
  | { phase: "loading" }
  | { phase: "missing" }
  | { phase: "error"; message: string; next: string | undefined; onRetry: () => void }
  | ReadyCard;

const LIVE: readonly Lot["market_status"][] = ["open", "closing", "closed"];

export function priceOf(lot: Lot): CardPrice {
  if (lot.auction === 0) {
    return {
      label: "price",
      amount: lot.wprice,
      note: { word: lot.iva_percent === null ? "rebu" : "vatIncluded" },
    };
  }
  const note = { word: "bids", count: lot.bid_count } as const;
  if (lot.market_status === "sold") return { label: "hammer", amount: lot.wprice, note };
  if (lot.bid_count === 0) return { label: "startPrice", amount: lot.wprice, note };
  return {
    label: LIVE.includes(lot.market_status) ? "currentBid" : "lastBid",
    amount: lot.wprice,
    note,
  };
}

export function timeOf(lot: Lot): CardTime | null {
  if (lot.market_status === "draft") return null;
  if (lot.market_status === "scheduled") return { kind: "starts", at: lot.date_start };
  if (lot.auction === 0) return null;
  if (LIVE.includes(lot.market_status)) return { kind: "counting", closesAt: lot.date_closed };
  return { kind: "ended", at: lot.date_closed };
}

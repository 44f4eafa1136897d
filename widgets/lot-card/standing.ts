import type { Lot } from "../../src/contract";
import type { IconName, Tone } from "../../src/ui";
import type { lotCardMessages } from "./lot-card.messages";

/** State of a lot for this viewer: a word, an icon and a colour. */
export interface Standing {
  word: keyof (typeof lotCardMessages)["texts"];
  icon: IconName;
  tone: Tone;
}

const LEADING: Standing = { word: "leading", icon: "trophy", tone: "positive" };
const OUTBID: Standing = { word: "outbid", icon: "trending-down", tone: "danger" };
const RESERVE_NOT_MET: Standing = { word: "reserveNotMet", icon: "shield", tone: "warning" };
const NO_BIDS: Standing = { word: "noBids", icon: "gavel", tone: "neutral" };
const CLOSING: Standing = { word: "closing", icon: "clock", tone: "warning" };
const SETTLING: Standing = { word: "settling", icon: "clock", tone: "warning" };

type StandingLot = Pick<
  Lot,
  "auction" | "market_status" | "my_state" | "reserve_met" | "bid_count"
>;

/** What to say about a lot, most important first. My own standing comes before anything about the lot. */
export function standingsOf(lot: StandingLot): Standing[] {
  switch (lot.market_status) {
    case "open":
    case "closing":
      return lot.auction === 1
        ? liveStandings(lot)
        : [{ word: "directSale", icon: "tag", tone: "accent" }];
    case "closed":
      return [SETTLING];
    case "sold":
      if (lot.my_state === "won") return [{ word: "won", icon: "trophy", tone: "positive" }];
      return [
        {
          word: lot.auction === 1 ? "sold" : "soldDirect",
          icon: lot.auction === 1 ? "gavel" : "tag",
          tone: "neutral",
        },
      ];
    case "provisional":
      return [RESERVE_NOT_MET];
    case "unsold":
      return [{ word: "unsold", icon: "minus", tone: "neutral" }];
    case "scheduled":
      return [{ word: "scheduled", icon: "calendar", tone: "accent" }];
    case "reserved":
      return [{ word: "reserved", icon: "clock", tone: "warning" }];
    case "withdrawn":
    case "cancelled":
      return [{ word: lot.market_status, icon: "close", tone: "neutral" }];
    case "draft":
      return [{ word: "draft", icon: "minus", tone: "neutral" }];
  }
}

function liveStandings(lot: StandingLot): Standing[] {
  const isReserveOpen = lot.reserve_met === false && lot.bid_count > 0;
  if (lot.my_state === "leading") return isReserveOpen ? [LEADING, RESERVE_NOT_MET] : [LEADING];
  if (lot.my_state === "outbid") return [OUTBID];
  if (lot.market_status === "closing") return [CLOSING];
  if (lot.bid_count === 0) return [NO_BIDS];
  return isReserveOpen ? [RESERVE_NOT_MET] : [];
}

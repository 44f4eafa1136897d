import type { BidReceipt, LotDetail } from "../../src/contract";
import type { WinTotal } from "../../src/domain";
import type { BidKind, Emit } from "../../src/state";
import type { AmountProblem, TypoSuspicion } from "./bid-intent";

/** Everything that the view shows, ready to be written down. */
export type BidBoxModel =
  | { status: "loading" }
  | { status: "failed"; reason: "not_found" | "failed"; retry: () => void }
  | ReadyBidBox;

/** A bid box whose lot is there: what it shows and the one thing that can be done. */
export interface ReadyBidBox {
  status: "ready";
  lot: LotDetail;
  priceCents: number;
  /** The price before the last change, while it is new. */
  previousPriceCents: number | undefined;
  /** What the box is about now; chooses labels and colours. */
  scene: Scene;
  standing: Standing;
  connection: Connection;
  action: BidAction;
  /** For the price as it stands; an amount that is being chosen has its own in the form. */
  total: WinTotal | undefined;
  /** Leads to the confirmation of a maximum that the bidder has chosen before: `lot.maximum_to_confirm`, in cents. */
  confirmMaximum: (cents: number) => void;
  /** Asks to open what was bought, or its next step, at an address of the house; false when the host takes it over. */
  openInvoice: (invoice: number, url: string) => boolean;
  signIn: { isOpen: boolean; close: () => void };
  /** Rises with each step that the bidder makes here. */
  turn: number;
  /** Loads what bidding needs. To be called with the first sign of interest: a focus, a finger; safe to call often. */
  prepare: () => void;
}

/** Code that a step needs is on its way, or did not come. */
export type Ahead = { state: "loading" } | { state: "failed"; retry: () => void };

/** `running` takes bids; `settling` has ended without a result yet. */
export type Scene =
  | "draft"
  | "scheduled"
  | "running"
  | "settling"
  | "sold"
  | "provisional"
  | "unsold"
  | "cancelled"
  | "direct";

export interface Standing {
  state: LotDetail["my_state"];
  maximumCents: number | null;
  /** Why the bidder was outbid by so little, where that needs an explanation. */
  narrowly: "less_than_step" | "tie" | undefined;
}

/** Without a connection the box shows what it knew at `sinceMs`, by the server's clock. `isOffline`: the device has no network at all. */
export type Connection = { isLive: true } | { isLive: false; isOffline: boolean; sinceMs: number };

/** The one thing that the bidder can do, or is told. */
export type BidAction =
  /** Nothing to do: what became of the lot, or why this visitor cannot bid. */
  | { kind: "none"; why: NoBidReason; past?: PastBid | undefined }
  /** `overtaken`: the receipt of a bid that led until another bidder bid more. */
  | { kind: "entry"; form: EntryForm; overtaken: PastBid | undefined }
  | { kind: "change"; open: () => void }
  | { kind: "confirm"; confirmation: Confirmation }
  /** There is an outcome to tell, as soon as the code for it is here. */
  | { kind: "preparing"; ahead: Ahead }
  | { kind: "sending" }
  | { kind: "unknown"; about: "bid" | "maximum" }
  | {
      kind: "accepted";
      receipt: BidReceipt;
      /** It named its price; its maximum is that price. */
      isExact: boolean;
      /** Taken back since. */
      isRetracted: boolean;
      retry: Retry | undefined;
      done: () => void;
    }
  | { kind: "lowered"; maximumCents: number; done: () => void }
  | { kind: "refused"; refusal: BidRefusal };

/** The answer to the bidder's last bid here, once the lot has its result. */
export type PastBid =
  | { kind: "accepted"; receipt: BidReceipt; isExact: boolean }
  | { kind: "refused"; title: BidRefusal["title"]; text: string };

/** `scene`: what became of the lot says it all. */
export type NoBidReason =
  | "scene"
  | "own_lot"
  | "staff"
  | "not_verified"
  | "not_approved"
  | NonNullable<LotDetail["must"]>;

/** The form of an amount. The typed text lives here, so that no view can lose it. */
export interface EntryForm {
  /** `change` moves the leader's own maximum, up or down. */
  purpose: "bid" | "change";
  text: string;
  mode: BidKind;
  choices: readonly { cents: number; isChosen: boolean }[];
  minimumCents: number;
  problem: AmountProblem | undefined;
  /** The amount that would work instead. */
  workingCents: number | undefined;
  isGuest: boolean;
  /** False while bids cannot be sent; the connection says why. */
  isEnabled: boolean;
  /** For the amount, or for the price while that of the amount is not known; it says for which. */
  total: WinTotal | undefined;
  /** What it takes to know the total of the amount is not here yet. */
  isTotalAhead: boolean;
  /** The total is that of a maximum: the bidder pays this or less. */
  isAtMost: boolean;
  /** The next step was asked for with what stands here, and cannot be shown yet. */
  ahead: Ahead | undefined;
  setText: (text: string) => void;
  choose: (cents: number) => void;
  setMode: (mode: BidKind) => void;
  submit: () => void;
  cancel: (() => void) | undefined;
}

/** An amount that is said back before it is sent. */
export interface Confirmation {
  kind: "bid" | "raise" | "lower";
  mode: BidKind;
  cents: number;
  /** Name of the account that the bid binds, where another person acts for it; undefined for the user's own. */
  actingFor: string | undefined;
  typo: TypoSuspicion | undefined;
  isTypoAccepted: boolean;
  /** Why the chosen amount does not work any more, now that the price has moved on. */
  problem: AmountProblem | undefined;
  workingCents: number | undefined;
  total: WinTotal | undefined;
  isEnabled: boolean;
  isSending: boolean;
  acceptTypo: (isAccepted: boolean) => void;
  takeAmount: (cents: number) => void;
  confirm: () => void;
  back: () => void;
}

/** A next try with an amount that works. */
export interface Retry {
  cents: number;
  start: () => void;
}

/** Why a bid, or a new maximum, was not taken, and what can be done about it. */
export interface BidRefusal {
  /** `kept`: the own maximum is what it was. */
  title: "refused" | "network" | "kept";
  code: string;
  text: string;
  next: string | undefined;
  retry: Retry | undefined;
  /** Look again at the current price and confirm anew. */
  review: (() => void) | undefined;
  signIn: (() => void) | undefined;
  /** What the lot asks for before this bid can count, and how it is offered again. */
  deposit: { lot: number; cents: number; bid: () => void; emit: Emit } | undefined;
  /** The lot whose auction asks for access, or for its terms to be accepted. */
  admission: number | undefined;
  done: () => void;
}

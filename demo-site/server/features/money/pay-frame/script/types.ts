// This folder: the pay frame's own modules, served as they are written. Their types stand here, apart from them; the first is what the
// house answers.

/** A saved card as the frame offers it. */
export interface FrameMethod {
  id: string;
  brand: string;
  last4: string;
  expiry: string;
  isDefault: boolean;
}

/** What the frame shows. */
export interface FrameView {
  /** `paid`, `saved` and `ended` are over; `unknown` is looked up. */
  state: "form" | "challenge" | "processing" | "paid" | "saved" | "failed" | "unknown" | "ended";
  isSetup: boolean;
  /** As people read it; empty where a card is only saved. */
  amount: string;
  title: string;
  payee: string;
  lines: { label: string; amount: string }[];
  methods: FrameMethod[];
  /** A partner's page is around it, which has the ticket too: no saved card is shown or taken. */
  isForeign: boolean;
  /** A person who acts for the account is before it: no saved card is shown or taken, and none is kept. */
  isActing: boolean;
  provider: string;
  challenge: string | null;
  /** For fields of the provider's own; null where the frame's take the card. */
  fields: FrameFields | null;
  /** Why the last try failed. */
  failure: string | null;
  payment: { id: number; status: string } | null;
  /** The method that was saved. */
  saved: { id: string; brand: string; last4: string } | null;
  secondsLeft: number;
}

/** What a provider's own fields need to know. */
export interface FrameFields {
  key: string;
  types: readonly string[];
  cents: number;
  currency: string;
  /** Of what was begun at the provider: it confirms that, and nothing else. */
  secret: string | null;
  /** Where the payer comes back to, should the provider have to send them elsewhere. */
  returnUrl: string;
}

export type Screen =
  | "loading"
  | "form"
  | "challenge"
  | "unknown"
  | "processing"
  | "paid"
  | "saved"
  | "review"
  | "ended";

/** Where the frame stands. */
export interface Frame {
  screen: Screen;
  /** What the house said last. */
  view: FrameView | undefined;
  isBusy: boolean;
  /** Something may have left for the bank. */
  wasSent: boolean;
  /** The bank's window, or its question, is open. */
  isCovered: boolean;
  /** How often the house was asked since it is unknown, or in process. */
  looks: number;
}

/** The events of the frame. */
export type FrameEvent =
  | { type: "viewed"; view: FrameView }
  | { type: "covered"; isOpen: boolean }
  /** Something goes to the house. */
  | { type: "sending" }
  /** From now on it may be at the bank. */
  | { type: "charging" }
  | { type: "answered" }
  /** Nothing has left. */
  | { type: "unsent" }
  /** It is not known whether it arrived: it is looked for, and never sent again by itself. */
  | { type: "lost" }
  | { type: "looked" }
  | { type: "expired" };

/** A message to the page around the frame. */
export type Told = { kind: string } & Record<string, unknown>;

/** A refusal of the house. */
export interface Refused {
  code: string;
  message: string;
  fields: Record<string, string>;
}

/** What became of a question to the house; `lost`: it is not known. */
export type Answer = { view: FrameView } | { refused: Refused } | { lost: true };

export type FieldName = "number" | "name" | "expiry" | "cvc";

/** A card as it stands in the fields. */
export type Typed = Record<FieldName, string>;

/** A card as the house takes it. */
export interface ReadCard {
  number: string;
  name: string;
  /** 0: it is none. */
  month: number;
  year: number;
  cvc: string;
}

export interface Field {
  box: HTMLElement;
  input: HTMLInputElement;
  error: HTMLElement;
}

/** What the form asks of the frame. */
export interface FormEvents {
  isBusy(): boolean;
  say(text: string): void;
  /** Fields are marked. */
  invalid(count: number): void;
  /** A saved card is to pay. */
  saved(source: string): void;
  /** A new card is. */
  card(card: ReadCard & { save: boolean }): void;
  /** What stands in the provider's fields is. */
  vendor(): void;
  /** Whether a new card is kept. */
  keep(keeps: boolean): void;
}

export interface CardForm {
  /** All that stands on the page. */
  nodes: readonly Node[];
  heading: HTMLElement;
  submit: HTMLElement;
  vendorBox: HTMLElement;
  keeps(): boolean;
  /** It is shown once more, without the code and what was said. */
  again(): void;
  markFields(errors: Record<string, string>): void;
  notice(text: string): void;
  explain(failure: string): void;
  drawBusy(): void;
  close(): void;
}

/** `done`: the house asks what became of it; `lost`: it is not known yet. */
export type Outcome = "done" | "lost" | { refused: string };

/** Fields of a provider's own. */
export interface VendorFields {
  focus(): void;
  keep(keeps: boolean): void;
  /** The fault, in words; null where there is none. */
  check(): Promise<string | null>;
  confirm(secret: string): Promise<Outcome>;
}

/** What the module of a provider's own fields does. */
export interface VendorModule {
  openFields(options: object, at: HTMLElement): Promise<VendorFields>;
  answerBank(options: object, secret: string): Promise<Outcome>;
}

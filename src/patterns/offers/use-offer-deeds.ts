import { useState } from "react";
import {
  type InputOf,
  makeofferAdd,
  makeofferAll,
  makeofferChangeStatus,
  makeofferSearch,
  type OutputOf,
  sellerChangeOfferStatus,
  sellerOffers,
} from "../../contract";
import { parseCents, toDecimal } from "../../domain";
import { type CallError, type Emit, useCall, useRuntime } from "../../state";
import { centsOfText } from "../../ui";
import { usePress } from "../press";
import type { OfferDeed, OfferReader, OfferSubject, OfferWish } from "./use-offer-wish";

export type OfferBuyerKind = "consumer" | "business";

/** Why what was typed cannot be sent. */
export type OfferProblem = "amountMissing" | "tooLow" | "tooHigh" | "termsMissing";

/** How far it is. */
export type OfferStage = "form" | "review" | "done";

/** Everything that the dialog shows. */
export interface OfferDeeds {
  reader: OfferReader;
  deed: OfferDeed;
  subject: OfferSubject;
  stage: OfferStage;
  amount: string;
  setAmount: (text: string) => void;
  note: string;
  setNote: (text: string) => void;
  kind: OfferBuyerKind;
  setKind: (kind: OfferBuyerKind) => void;
  accepts: boolean;
  setAccepts: (accepts: boolean) => void;
  problem: OfferProblem | undefined;
  /** What will be sent. Decimal euro. */
  sum: string;
  isBusy: boolean;
  error: CallError | undefined;
  /** It is unknown whether the press arrived: the same press is sent again. */
  isUnknown: boolean;
  done: Answer | undefined;
  back: () => void;
  close: () => void;
  /** The next step: to the review, or away. */
  go: () => void;
}

/** The content of a request, but for its key. */
type Said =
  | { call: "make"; input: Omit<InputOf<typeof makeofferAdd>, "idempotency_key"> }
  | { call: "answer"; input: Omit<InputOf<typeof makeofferChangeStatus>, "idempotency_key"> };

type Answer = OutputOf<typeof makeofferAdd>;
type About = Pick<InputOf<typeof makeofferAdd>, "note" | "accept_terms" | "buyer_kind">;

/** Whether a buyer binds itself by it. */
export function bindsBuyer(reader: OfferReader, deed: OfferDeed): boolean {
  return reader === "buyer" && (deed === "make" || deed === "counter" || deed === "accept");
}

/** Makes and answers offers: one press, one deed, also where its answer is lost. `close` ends it. */
export function useOfferDeeds(
  reader: OfferReader,
  { deed, subject }: OfferWish,
  emit: Emit,
  close: () => void,
): OfferDeeds {
  const { invalidate, lots } = useRuntime();
  const making = useCall(makeofferAdd);
  const answering = useCall(reader === "seller" ? sellerChangeOfferStatus : makeofferChangeStatus);
  const hasAmount = deed === "make" || deed === "counter";
  // A deed without an amount begins with the review.
  const [stage, setStage] = useState<OfferStage>(hasAmount ? "form" : "review");
  const [amount, setAmount] = useState("");
  const [note, setNote] = useState("");
  const [kind, setKind] = useState<OfferBuyerKind>("consumer");
  const [accepts, setAccepts] = useState(false);
  const [problem, setProblem] = useState<OfferProblem>();
  const [done, setDone] = useState<Answer>();
  const word = usePress<Said, Answer>({
    send: ({ call, input }, key) =>
      call === "make"
        ? making.run({ ...input, idempotency_key: key })
        : answering.run({ ...input, idempotency_key: key }),
  });
  const cents = hasAmount ? centsOfText(amount) : parseCents(subject.offer?.amount ?? "0");

  function problemOf(): OfferProblem | undefined {
    if (hasAmount) {
      if (cents === undefined) return "amountMissing";
      if (subject.minimum !== null && cents < parseCents(subject.minimum)) return "tooLow";
      if (subject.maximum !== null && cents > parseCents(subject.maximum)) return "tooHigh";
    }
    return bindsBuyer(reader, deed) && !accepts ? "termsMissing" : undefined;
  }

  /** The typed data as it is sent; nothing where the page's own code says no. */
  function wordOf(): Said | undefined {
    if (cents === undefined) return undefined;
    const asked = { lot: subject.lot, amount: toDecimal(cents), action: deed };
    if (!emit("martillo-offer-request", asked)) return undefined;
    const binding = bindsBuyer(reader, deed) && { accept_terms: 1 as const, buyer_kind: kind };
    return saidOf(deed, subject, toDecimal(cents), {
      ...(note.trim() !== "" && { note: note.trim() }),
      ...binding,
    });
  }

  async function send() {
    const { lot } = subject;
    const pressed = await word.press(wordOf);
    if (!pressed) return;
    if (pressed.ok || !pressed.isUnknown) {
      invalidate(...[makeofferSearch, makeofferAll, sellerOffers].map(({ name }) => name));
      lots.refresh(lot);
    }
    if (!pressed.ok) {
      if (pressed.isUnknown) emit("martillo-offer-unknown", { lot });
      else emit("martillo-offer-refused", { lot, code: pressed.error.code });
      return;
    }
    setDone(pressed.data);
    tell(emit, deed, lot, pressed.data);
    if (deed === "decline" || deed === "withdraw") close();
    else setStage("done");
  }

  return {
    reader,
    deed,
    subject,
    stage,
    amount,
    setAmount,
    note,
    setNote,
    kind,
    setKind,
    accepts,
    setAccepts,
    problem,
    sum: toDecimal(cents ?? 0),
    isBusy: making.isRunning || answering.isRunning,
    error: word.error,
    isUnknown: word.isUnknown,
    done,
    back() {
      setStage("form");
      word.clear();
    },
    close,
    go() {
      const found = problemOf();
      setProblem(found);
      if (found) return;
      if (stage === "form") setStage("review");
      else void send();
    },
  };
}

/** The content of the request for a deed: a new offer, or an answer to the one that is there. */
function saidOf(
  deed: OfferDeed,
  subject: OfferWish["subject"],
  amount: string,
  about: About,
): Said {
  const { offer, lot } = subject;
  if (!offer || deed === "make") {
    return { call: "make", input: { ...about, project_id: lot, amount } };
  }
  return {
    call: "answer",
    input: {
      ...about,
      offer_id: offer.offer_id,
      action: deed,
      expected_amount: offer.amount,
      ...(deed === "counter" && { amount }),
    },
  };
}

/** Tells the page what was done. */
function tell(emit: Emit, of: OfferDeed, lot: number, { record, invoice_id: invoice }: Answer) {
  const about = { lot, offer: record.offer_id, amount: record.amount };
  if (of === "make") {
    emit("martillo-offer-sent", about);
    if (invoice !== undefined) emit("martillo-offer-accepted", { ...about, invoice });
    else if (record.status === "declined") emit("martillo-offer-declined", about);
  }
  if (of === "counter") emit("martillo-offer-countered", about);
  if (of === "decline") emit("martillo-offer-declined", about);
  if (of === "withdraw") emit("martillo-offer-withdrawn", about);
  if (of === "accept") emit("martillo-offer-accepted", { ...about, invoice: invoice ?? 0 });
}

import { useEffect, useRef, useState } from "react";
import { bidLowerMaximum, productSingleProduct } from "../../src/contract";
import { formatEuro, parseCents, toDecimal } from "../../src/domain";
import { useMessages } from "../../src/i18n";
import { type CallError, useAction } from "../../src/state";
import { bidBoxMessages } from "./bid-box.messages";

/** Lowering is always in exactly one of these; `unknown` settles by itself. */
export type Lowering =
  | { phase: "idle" }
  | { phase: "sending" | "unknown" | "lowered"; cents: number }
  /** `isKept`: the answer was lost, and the maximum turned out to be what it was. */
  | { phase: "refused"; cents: number; error: CallError; isKept: boolean };

export interface LowerMaximumOptions {
  lotId: number;
  /** Whose maximum it is: what came of it is nobody else's to see. */
  owner: number | undefined;
  refresh: () => void;
}

const IDLE: Lowering = { phase: "idle" };
const FIRST_LOOK_MS = 400;
const LONGEST_WAIT_MS = 5_000;
/** From here on a request without an answer will hardly arrive any more. */
const QUIET_AFTER_MS = { NETWORK: 5_000, TIMEOUT: 15_000 };
/** A maximum that the server does not name by then is not going to be named. */
const GIVE_UP_AFTER_MS = 60_000;
/** Answers that do not tell whether the maximum was changed. */
const UNDECIDED: readonly CallError["code"][] = ["NETWORK", "TIMEOUT", "UNAVAILABLE", "INTERNAL"];

/** Lowers the leader's own maximum. Without an answer the lot is read until it shows what became of it. */
export function useLowerMaximum({ lotId, owner, refresh }: LowerMaximumOptions) {
  const t = useMessages(bidBoxMessages);
  const lowering = useAction(bidLowerMaximum);
  const reading = useAction(productSingleProduct);
  const [known, setKnown] = useState({ owner, state: IDLE });
  /** Numbers the tries; what comes of a former one changes nothing. */
  const tries = useRef(0);
  const formerOwner = useRef(owner);
  useEffect(() => {
    if (formerOwner.current !== owner) tries.current++;
    formerOwner.current = owner;
  }, [owner]);
  useEffect(() => {
    const numbers = tries;
    return () => void numbers.current++;
  }, []);

  async function lower(cents: number) {
    const number = ++tries.current;
    const tell = (state: Lowering) => setKnown({ owner, state });
    tell({ phase: "sending", cents });
    const input = {
      action: "lower_maximum",
      project_id: lotId,
      maximum: toDecimal(cents),
    } as const;
    const result = await lowering.run(input);
    if (number !== tries.current) return;
    refresh();
    if (result.ok) return tell({ phase: "lowered", cents });
    const { error } = result;
    if (!UNDECIDED.includes(error.code)) {
      return tell({ phase: "refused", cents, error, isKept: false });
    }
    tell({ phase: "unknown", cents });
    const quietMs = QUIET_AFTER_MS[error.code === "TIMEOUT" ? "TIMEOUT" : "NETWORK"];
    const outcome = await findOut(cents, quietMs, () => number === tries.current);
    if (!outcome) return;
    refresh();
    tell(outcome);
  }

  async function findOut(
    cents: number,
    quietMs: number,
    isWanted: () => boolean,
  ): Promise<Lowering | undefined> {
    const startedAt = performance.now();
    for (let waitMs = FIRST_LOOK_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      if (!isWanted()) return undefined;
      const ageMs = performance.now() - startedAt;
      const read = await reading.run({ id: lotId });
      if (!isWanted()) return undefined;
      if (!read.ok) continue;
      const now = read.data.record.my_maximum;
      if (now !== null && parseCents(now) === cents) return { phase: "lowered", cents };
      if (ageMs < (now === null ? GIVE_UP_AFTER_MS : quietMs)) continue;
      const message =
        now === null
          ? t("maximumNotFound")
          : t("maximumKept", { amount: formatEuro(parseCents(now)) });
      return { phase: "refused", cents, error: { code: "NETWORK", message }, isKept: true };
    }
  }

  return {
    state: known.owner === owner ? known.state : IDLE,
    lower: (cents: number) => void lower(cents),
    reset: () => setKnown({ owner, state: IDLE }),
  };
}

import { bidLowerMaximum, productSingleProduct } from "../../../src/contract";
import { parseCents, toDecimal } from "../../../src/domain";
import { formatCents, type LocaleSettings, translator } from "../../../src/i18n";
import type { CallError, Runtime } from "../../../src/state";
import { bidStepsMessages } from "./bid-steps.messages";

/** Lowering is always in exactly one of these; `unknown` settles by itself. */
export type Lowering =
  | { phase: "idle" }
  | { phase: "sending" | "unknown" | "lowered"; cents: number }
  /** `isKept`: the answer was lost, and the maximum turned out to be what it was. */
  | { phase: "refused"; cents: number; error: CallError; isKept: boolean };

export interface LowerMaximumOptions {
  lotId: number;
  cents: number;
  call: Runtime["call"];
  /** Reads the lot again. */
  refresh: () => void;
  tell: (state: Lowering) => void;
  /** False once another try, or another visitor, has taken over. */
  isWanted: () => boolean;
  /** For what is said of a maximum that turned out not to have changed. */
  locale: LocaleSettings;
}

const FIRST_LOOK_MS = 400;
const LONGEST_WAIT_MS = 5_000;
/** From here on a request without an answer will hardly arrive any more. */
const QUIET_AFTER_MS = { NETWORK: 5_000, TIMEOUT: 15_000 };
/** A maximum that the server does not name by then is not going to be named. */
const GIVE_UP_AFTER_MS = 60_000;
/** Answers that do not tell whether the maximum was changed. */
const UNDECIDED: readonly CallError["code"][] = ["NETWORK", "TIMEOUT", "UNAVAILABLE", "INTERNAL"];

/** Lowers the leader's own maximum. Without an answer the lot is read until it shows what became of it. */
export async function lowerMaximum(options: LowerMaximumOptions): Promise<void> {
  const { lotId, cents, call, refresh, tell, isWanted } = options;
  tell({ phase: "sending", cents });
  const input = {
    action: "lower_maximum",
    project_id: lotId,
    maximum: toDecimal(cents),
  } as const;
  const result = await call(bidLowerMaximum, input, { inline: true });
  if (!isWanted()) return;
  refresh();
  if (result.ok) return tell({ phase: "lowered", cents });
  const { error } = result;
  if (!UNDECIDED.includes(error.code)) {
    return tell({ phase: "refused", cents, error, isKept: false });
  }
  tell({ phase: "unknown", cents });
  const quietMs = QUIET_AFTER_MS[error.code === "TIMEOUT" ? "TIMEOUT" : "NETWORK"];
  const outcome = await findOut(options, quietMs);
  if (!outcome) return;
  refresh();
  tell(outcome);
}

async function findOut(
  { lotId, cents, call, isWanted, locale }: LowerMaximumOptions,
  quietMs: number,
): Promise<Lowering | undefined> {
  const startedAt = performance.now();
  for (let waitMs = FIRST_LOOK_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    if (!isWanted()) return undefined;
    const ageMs = performance.now() - startedAt;
    const read = await call(productSingleProduct, { id: lotId });
    if (!isWanted()) return undefined;
    if (!read.ok) continue;
    const maximum = read.data.record.my_maximum;
    const now = maximum === null ? null : parseCents(maximum);
    if (now === cents) return { phase: "lowered", cents };
    if (ageMs < (now === null ? GIVE_UP_AFTER_MS : quietMs)) continue;
    const t = translator(bidStepsMessages, locale);
    const message =
      now === null ? t("maximumNotFound") : t("maximumKept", { amount: formatCents(now) });
    return { phase: "refused", cents, error: { code: "NETWORK", message }, isKept: true };
  }
}

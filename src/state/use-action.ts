import { useCallback, useState } from "react";
import { type CallError, isPageOnline, isUnanswered, type Result } from "../client";
import type { AnyAction, InputOf, OutputOf } from "../contract";
import { inPageWords } from "./page-words";
import { useRuntime } from "./provider";
import { useEmit } from "./use-widget-events";

/** A change that may have been made: the answer is lost. */
export const UNANSWERED: CallError = {
  code: "NETWORK",
  message: "El servidor no ha respondido: no se sabe si el cambio se ha hecho.",
  next: "Compruebe cómo ha quedado antes de repetirlo.",
};

/** An action of the API, ready to be run. */
export interface ActionState<A extends AnyAction> {
  /** Makes the call; never throws. Runs that overlap are all sent. */
  run(input: InputOf<A>): Promise<Result<OutputOf<A>>>;
  /** At least one run has no answer yet. */
  isRunning: boolean;
}

/** A change without an answer may have been made: nobody is told that it was not. */
function withDoubt<Data>(action: AnyAction, result: Result<Data>): Result<Data> {
  const isRead = action.method === "GET" || action.alsoGet === true;
  if (result.ok || isRead || !isUnanswered(result.error) || !isPageOnline()) return result;
  return { ok: false, error: inPageWords({ ...UNANSWERED, code: result.error.code }) };
}

/**
 * Changes something with an action of the API: `const { run, isRunning } = useAction(sellerBidManualAward)`. Whoever runs it
 * shows a refusal where it happened; without a place for that, `useAlerts().tell(result.error)` does.
 */
export function useAction<A extends AnyAction>(action: A): ActionState<A> {
  const { call, askScopeBy } = useRuntime();
  const emit = useEmit();
  const [running, setRunning] = useState(0);
  const run = useCallback(
    (input: InputOf<A>) => {
      setRunning((count) => count + 1);
      askScopeBy((scope) => emit("martillo-scope-request", { scope }));
      return call(action, input, { inline: true })
        .then((result) => withDoubt(action, result))
        .finally(() => setRunning((count) => count - 1));
    },
    [action, askScopeBy, call, emit],
  );
  return { run, isRunning: running > 0 };
}

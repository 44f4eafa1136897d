import { useCallback, useState } from "react";
import type { Result } from "../../client";
import type { AnyCall, InputOf, OutputOf } from "../../contract";
import { nextTurn, noteTurn } from "../queries";
import { useRuntime } from "./provider";
import { useEmit } from "./use-widget-events";

/** A call of the API, ready to be run. */
export interface CallState<A extends AnyCall> {
  /** Makes the call; never throws. Runs that overlap are all sent. */
  run(input: InputOf<A>): Promise<Result<OutputOf<A>>>;
  /** At least one run has no answer yet. */
  isRunning: boolean;
}

/**
 * Changes something with a call of the API: `const { run, isRunning } = useCall(sellerBidManualAward)`. The component
 * that runs it shows a refusal where it happened; without a place for that, `useAlerts().tell(result.error)` does.
 */
export function useCall<A extends AnyCall>(action: A): CallState<A> {
  const { call, askScopeBy } = useRuntime();
  const emit = useEmit();
  const [running, setRunning] = useState(0);
  const run = useCallback(
    (input: InputOf<A>) => {
      setRunning((count) => count + 1);
      askScopeBy((scope) => emit("martillo-scope-request", { scope }));
      const turn = nextTurn();
      return call(action, input, { inline: true, inDoubt: !action.alsoGet })
        .then((result) => {
          if (result.ok) noteTurn(result.data, turn);
          return result;
        })
        .finally(() => setRunning((count) => count - 1));
    },
    [action, askScopeBy, call, emit],
  );
  return { run, isRunning: running > 0 };
}

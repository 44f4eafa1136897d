// Why something could not be done, with what to do next.
import { useState } from "react";
import type { AnyCall, InputOf } from "../../contract";
import { type CallError, useCall } from "../../state";

/** A call that changes something, with the refusal of its last run: to be shown where it was made. */
export function useRefusedAction<A extends AnyCall>(action: A) {
  const { run, isRunning } = useCall(action);
  const [error, setError] = useState<CallError>();
  async function ask(input: InputOf<A>) {
    setError(undefined);
    const answer = await run(input);
    if (!answer.ok) setError(answer.error);
    return answer;
  }
  return { run: ask, isRunning, error };
}

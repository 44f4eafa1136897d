import { useCallback, useState } from "react";
import type { CallError } from "../../client";
import type { MarkToggle } from "../lots";
import { useRuntime } from "./provider";
import { useSession } from "./use-session";
import type { Emit } from "../events";

/** Sets a mark of a lot and takes it off; guests are asked to sign in. `onChanged` must stay the same from one render to the next. */
export function useMark(
  id: number,
  toggleMark: MarkToggle,
  onChanged: (isMarked: boolean) => void,
  tell: Emit,
): { toggle(): void; error: CallError | undefined } {
  const runtime = useRuntime();
  useSession(); // looks for a sign-in
  const [error, setError] = useState<CallError>();

  const toggle = useCallback(async () => {
    if (runtime.session.store.getState().status === "guest") {
      tell("martillo-login-request", { reason: "watch", lot: id });
      return;
    }
    setError(undefined);
    const outcome = await toggleMark(id);
    if (!outcome) return;
    setError(outcome.error);
    if (outcome.error) return;
    onChanged(outcome.isMarked);
    runtime.invalidate("product/dashboard");
  }, [runtime, id, toggleMark, onChanged, tell]);

  return { toggle: useCallback(() => void toggle(), [toggle]), error };
}

import { useReducer, useRef } from "react";
import { type CallError, isUndecided, type Result } from "../../state";
import { newKey } from "./new-key";
import { type PressFlow, pressFlow, type Sent } from "./press-flow";

export interface PressOptions<Input, Output> {
  /** Sends it under its key. */
  send: (input: Input, key: string) => Promise<Result<Output>>;
  /** Asks what became of a press whose answer is lost; undefined where that is not known. @default nothing is asked */
  find?: (key: string) => Promise<Output | undefined>;
}

/** The outcome of a press. `input`: the data that was sent; `isUnknown`: whether it counted is not known. */
export type Pressed<Input, Output> =
  | { ok: true; input: Input; data: Output }
  | { ok: false; input: Input; error: CallError; isUnknown: boolean };

/** A button that binds the visitor or moves money. */
export interface PressModel<Input, Output> {
  /** The last press was refused, or its answer is lost. */
  error: CallError | undefined;
  /** It is not known whether the last press counted: the next one sends the same again. */
  isUnknown: boolean;
  /**
   * Sends what `make` makes, or once more the press whose answer is lost, as it was and under its key. Resolves to undefined where `make`
   * makes nothing, and while a press is on its way.
   */
  press: (make: () => Input | undefined) => Promise<Pressed<Input, Output> | undefined>;
  /** Forgets a refusal. */
  clear: () => void;
}

/** One press, one deed: two presses at once are one, and a press whose answer is lost is sent again under its key. */
export function usePress<Input, Output>(
  options: PressOptions<Input, Output>,
): PressModel<Input, Output> {
  const [flow, happen] = useReducer(pressFlow<Input>, { at: "ready" } satisfies PressFlow<Input>);
  const isSending = useRef(false);

  async function settle(sent: Sent<Input>): Promise<Pressed<Input, Output>> {
    const { input, key } = sent;
    happen({ type: "sent", sent });
    const result = await options.send(input, key);
    if (result.ok) {
      happen({ type: "answered" });
      return { ok: true, input, data: result.data };
    }
    const isUnknown = isUndecided(result.error);
    const found = isUnknown ? await options.find?.(key) : undefined;
    if (found !== undefined) {
      happen({ type: "answered" });
      return { ok: true, input, data: found };
    }
    happen({ type: "failed", error: result.error, isUndecided: isUnknown });
    return { ok: false, input, error: result.error, isUnknown };
  }

  return {
    error: flow.at === "unknown" || flow.at === "refused" ? flow.error : undefined,
    isUnknown: flow.at === "unknown",
    async press(make) {
      if (isSending.current) return undefined;
      const again = flow.at === "unknown" ? flow.sent : undefined;
      const input = again ? again.input : make();
      if (input === undefined) return undefined;
      isSending.current = true;
      return settle(again ?? { input, key: newKey() }).finally(() => (isSending.current = false));
    },
    clear: () => happen({ type: "cleared" }),
  };
}

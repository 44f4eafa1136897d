import { useEffect, useRef, useState } from "react";
import { userCheckValidation } from "../../src/contract";
import { emailFault } from "../../src/contract/accounts/email-pattern";
import { after } from "../../src/state/clock";
import { type CallError, useRuntime } from "../../src/state";

/** The knowledge about an address: none, a question on its way, or an answer. */
export type EmailCheck =
  | { status: "unknown" }
  | { status: "checking" }
  | { status: "free" }
  | { status: "refused"; problem: string }
  /** The server would not say. */
  | { status: "unasked"; why: CallError };

const UNKNOWN: EmailCheck = { status: "unknown" };

/** A person in the middle of an address types faster than this. */
const PAUSE_MS = 450;

function normal(email: string): string {
  return email.trim().toLowerCase();
}

function isUnanswered({ code }: CallError): boolean {
  return code === "NETWORK" || code === "TIMEOUT";
}

function isAboutAddress({ code, fields }: CallError): boolean {
  return code === "EMAIL_TAKEN" || fields?.["text"] !== undefined;
}

interface Answer {
  email: string;
  problem: string | undefined;
}

/**
 * Whether an address is free for a new account, asked while it is typed: after a pause, for complete addresses alone. Only the answer
 * to the last question counts. `settle` asks at once, and is what is wrong, or undefined.
 */
export function useEmailCheck(emailTaken: string): {
  check: EmailCheck;
  type(email: string): void;
  settle(email: string): Promise<string | undefined>;
} {
  const { call } = useRuntime();
  const [check, setCheck] = useState(UNKNOWN);
  const known = useRef<Answer>(undefined);
  const question = useRef(0);
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);

  function show({ problem }: Answer) {
    setCheck(problem === undefined ? { status: "free" } : { status: "refused", problem });
  }

  async function ask(email: string): Promise<string | undefined> {
    cancel.current();
    const mine = ++question.current;
    setCheck({ status: "checking" });
    const result = await call(userCheckValidation, { text: email, type: "email" });
    if (mine !== question.current) return undefined;
    if (!result.ok && !isAboutAddress(result.error)) {
      // There was no answer about the address: the registration itself will give one.
      setCheck(isUnanswered(result.error) ? UNKNOWN : { status: "unasked", why: result.error });
      return undefined;
    }
    known.current = { email, problem: result.ok ? undefined : problemOf(result.error) };
    show(known.current);
    return known.current.problem;
  }

  function problemOf({ code, message, fields }: CallError) {
    return code === "EMAIL_TAKEN" ? emailTaken : (fields?.["text"] ?? message);
  }

  return {
    check,
    type(text) {
      const email = normal(text);
      cancel.current();
      question.current++;
      if (known.current?.email === email) return show(known.current);
      setCheck(UNKNOWN);
      if (emailFault(email) === null) cancel.current = after(PAUSE_MS, () => void ask(email));
    },
    async settle(text) {
      const email = normal(text);
      return known.current?.email === email ? known.current.problem : ask(email);
    },
  };
}

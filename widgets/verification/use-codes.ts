import { useRef, useState } from "react";
import type { CallError, Result } from "../../src/state";
import { useRuntime } from "../../src/state";
import type { CaptchaConfig } from "../../src/ui";
import type { OwnerCheck } from "./use-owner-check";

/** What the server says about a code that it has sent. */
export interface SentCode {
  expires_in: number;
  resend_after: number;
  length: number;
}

/** What the right code is worth. */
export interface VerifiedCode {
  proof: string | null;
}

/** An address that its owner has shown to have. */
export interface VerifiedAddress {
  /** As it was entered. */
  address: string;
  /** For the call that comes next; null where the code changed the account of the signed-in person. */
  proof: string | null;
}

/** Where the last code went. Times are the server's, epoch milliseconds. */
export interface CodeOnItsWay {
  address: string;
  expiresAt: number;
  resendAt: number;
  length: number;
}

/** Everything that a dialog of codes shows. */
export interface CodesModel {
  step: "address" | "code";
  address: string;
  code: string;
  sent: CodeOnItsWay | undefined;
  /** How often a code has gone out. */
  sends: number;
  isSending: boolean;
  isChecking: boolean;
  /** At the field of the step. */
  problem: string | undefined;
  /** What the server refused. */
  refusal: CallError | undefined;
  /** Rises with each refused try, so that the focus can go back to the field. */
  attempt: number;
  /** What the house asks of guests before it sends anything. */
  captcha: CaptchaConfig | undefined;
  captchaProblem: string | undefined;
  /** Asked for beside the address. */
  owner: OwnerCheck | undefined;
  answerCaptcha(answer: string | undefined): void;
  typeAddress(text: string): void;
  typeCode(text: string): void;
  send(): void;
  resend(): void;
  check(code?: string): void;
  changeAddress(): void;
}

/** How codes of one kind are asked for and checked. */
export interface CodesOptions {
  /** What the dialog starts with; another one starts it again. */
  address: string;
  /** A refusal that brought the visitor here. */
  refusal: CallError | undefined;
  /** Name of the address among the inputs of the calls. */
  field: "email" | "phone";
  /** What is wrong with an address, for people. */
  addressProblem: (address: string) => string | undefined;
  /** What is said about a missing code. */
  missingCode: string;
  captcha: CaptchaConfig | undefined;
  /** What is said about an unanswered captcha. */
  missingCaptcha: string;
  /** Whether an address is to become the signed-in person's that is not; then the owner is asked for. */
  isChange: (address: string) => boolean;
  owner: OwnerCheck;
  send: (address: string, captcha: string | undefined) => Promise<Result<SentCode>>;
  check: (address: string, code: string) => Promise<Result<VerifiedCode>>;
  onSent?: ((address: string) => void) | undefined;
  onVerified: (verified: VerifiedAddress) => void;
}

/** First the address, then its code: one state for all kinds of codes. */
export function useCodes(options: CodesOptions): CodesModel {
  const { clock } = useRuntime();
  const [given, setGiven] = useState(options.address);
  const [address, setAddress] = useState(options.address);
  const [step, setStep] = useState<CodesModel["step"]>("address");
  const [code, setCode] = useState("");
  const [sent, setSent] = useState<CodeOnItsWay>();
  const [sends, setSends] = useState(0);
  const [pending, setPending] = useState<"send" | "check">();
  const [problem, setProblem] = useState<string>();
  const [refusal, setRefusal] = useState(options.refusal);
  const [cause, setCause] = useState(options.refusal);
  const [attempt, setAttempt] = useState(0);
  const [captchaProblem, setCaptchaProblem] = useState<string>();
  const captcha = useRef<string>(undefined);
  const isBusy = useRef(false);
  const owner = options.isChange(address.trim()) ? options.owner : undefined;

  if (given !== options.address) {
    setGiven(options.address);
    if (options.address !== address) {
      setAddress(options.address);
      setStep("address");
      tidy();
    }
  }
  if (cause !== options.refusal) {
    setCause(options.refusal);
    setStep("address");
    setProblem(undefined);
    setRefusal(options.refusal);
  }

  function tidy() {
    setCode("");
    setProblem(undefined);
    setRefusal(undefined);
  }

  function fail(text: string | undefined, error?: CallError) {
    setProblem(text);
    setRefusal(error);
    setAttempt((count) => count + 1);
  }

  async function ask<Data>(what: "send" | "check", question: () => Promise<Result<Data>>) {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setPending(what);
    const result = await question();
    isBusy.current = false;
    setPending(undefined);
    return result;
  }

  async function sendTo(target: string) {
    const answer = captcha.current;
    if (options.captcha && !answer) return setCaptchaProblem(options.missingCaptcha);
    const result = await ask("send", () => options.send(target, answer));
    // Good for one use.
    captcha.current = undefined;
    if (!result) return;
    if (!result.ok) {
      if (owner?.takes(result.error)) {
        setStep("address");
        return fail(undefined);
      }
      const text = result.error.fields?.[options.field];
      return fail(text, text === undefined ? result.error : undefined);
    }
    const { expires_in, resend_after, length } = result.data;
    const now = clock.now();
    tidy();
    owner?.forget();
    setSent({
      address: target,
      expiresAt: now + expires_in * 1000,
      resendAt: now + resend_after * 1000,
      length,
    });
    setSends((count) => count + 1);
    setStep("code");
    options.onSent?.(target);
  }

  async function checkCode(target: string, text: string) {
    if (text === "") return fail(options.missingCode);
    const result = await ask("check", () => options.check(target, text));
    if (!result) return;
    if (!result.ok) {
      setCode("");
      const said = result.error.fields?.["verify_code"];
      return fail(said, said === undefined ? result.error : undefined);
    }
    tidy();
    setStep("address");
    setSent(undefined);
    options.onVerified({ address: target, proof: result.data.proof });
  }

  return {
    step,
    address,
    code,
    sent,
    sends,
    isSending: pending === "send",
    isChecking: pending === "check",
    problem,
    refusal,
    attempt,
    captcha: options.captcha,
    captchaProblem,
    owner,
    answerCaptcha(answer) {
      captcha.current = answer;
      if (answer) setCaptchaProblem(undefined);
    },
    typeAddress(text) {
      setAddress(text);
      setProblem(undefined);
      setRefusal(undefined);
    },
    typeCode(text) {
      setCode(text);
      setProblem(undefined);
    },
    send() {
      const target = address.trim();
      const fault = options.addressProblem(target);
      if (fault !== undefined) return fail(fault);
      // The code that is on its way is good for the same address.
      if (sent?.address === target && sent.resendAt > clock.now()) {
        tidy();
        return setStep("code");
      }
      if (owner?.isMissing()) return fail(undefined);
      void sendTo(target);
    },
    resend() {
      if (sent && sent.resendAt <= clock.now()) void sendTo(sent.address);
    },
    check(text = code) {
      if (sent) void checkCode(sent.address, text.replace(/\D/g, ""));
    },
    changeAddress() {
      tidy();
      setStep("address");
    },
  };
}

import { useReducer, useRef } from "react";
import type { CallError, Result } from "../../src/state";
import { useRuntime } from "../../src/state";
import type { CaptchaConfig } from "../../src/ui";
import { type CodesFlow, codesFlow, startCodes } from "./codes-flow";
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

/** Everything that a dialog of codes shows. */
export interface CodesModel extends Omit<CodesFlow, "given" | "pending"> {
  isSending: boolean;
  isChecking: boolean;
  /** What the house asks of guests before it sends anything. */
  captcha: CaptchaConfig | undefined;
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
  /** The error of an address, in words for people. */
  addressProblem: (address: string) => string | undefined;
  /** The error for a missing code. */
  missingCode: string;
  captcha: CaptchaConfig | undefined;
  /** The error for an unanswered captcha. */
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
  const given = { address: options.address, refusal: options.refusal };
  const [flow, happen] = useReducer(codesFlow, given, startCodes);
  const { address, code, sent } = flow;
  const captcha = useRef<string>(undefined);
  const isBusy = useRef(false);
  const owner = options.isChange(address.trim()) ? options.owner : undefined;

  const isGiven = flow.given.address === given.address && flow.given.refusal === given.refusal;
  if (!isGiven) happen({ type: "started", ...given });

  async function ask<Data>(what: "send" | "check", question: () => Promise<Result<Data>>) {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    happen({ type: "asked", what });
    const result = await question();
    isBusy.current = false;
    happen({ type: "answered" });
    return result;
  }

  async function sendTo(target: string) {
    const answer = captcha.current;
    if (options.captcha && !answer) {
      return happen({ type: "captcha", problem: options.missingCaptcha });
    }
    const result = await ask("send", () => options.send(target, answer));
    // Good for one use.
    captcha.current = undefined;
    if (!result) return;
    if (!result.ok) {
      if (owner?.takes(result.error)) return happen({ type: "owner_refused" });
      return happen({ type: "failed", ...faultOf(result.error, options.field) });
    }
    const { expires_in, resend_after, length } = result.data;
    const now = clock.now();
    owner?.forget();
    happen({
      type: "sent",
      code: {
        address: target,
        expiresAt: now + expires_in * 1000,
        resendAt: now + resend_after * 1000,
        length,
      },
    });
    options.onSent?.(target);
  }

  async function checkCode(target: string, text: string) {
    if (text === "") return happen({ type: "failed", problem: options.missingCode });
    const result = await ask("check", () => options.check(target, text));
    if (!result) return;
    if (!result.ok) {
      return happen({ type: "wrong_code", ...faultOf(result.error, "verify_code") });
    }
    happen({ type: "verified" });
    options.onVerified({ address: target, proof: result.data.proof });
  }

  const { given: _given, pending, ...shown } = flow;
  return {
    ...shown,
    isSending: pending === "send",
    isChecking: pending === "check",
    captcha: options.captcha,
    owner,
    answerCaptcha(answer) {
      captcha.current = answer;
      if (answer) happen({ type: "captcha", problem: undefined });
    },
    typeAddress: (text) => happen({ type: "typed_address", address: text }),
    typeCode: (text) => happen({ type: "typed_code", code: text }),
    send() {
      const target = address.trim();
      const problem = options.addressProblem(target);
      if (problem !== undefined) return happen({ type: "failed", problem });
      if (sent?.address === target && sent.resendAt > clock.now()) {
        return happen({ type: "resumed" });
      }
      if (owner?.isMissing()) return happen({ type: "failed" });
      void sendTo(target);
    },
    resend() {
      if (sent && sent.resendAt <= clock.now()) void sendTo(sent.address);
    },
    check(text = code) {
      if (sent) void checkCode(sent.address, text.replace(/\D/g, ""));
    },
    changeAddress: () => happen({ type: "changes_address" }),
  };
}

/** The error at the field, where the house names that field; else the refusal. */
function faultOf(error: CallError, field: string) {
  const problem = error.fields?.[field];
  return problem === undefined ? { refusal: error } : { problem };
}

import type { CallError } from "../../src/state";

/** Where the last code went. Times are the server's, epoch milliseconds. */
export interface CodeOnItsWay {
  address: string;
  expiresAt: number;
  resendAt: number;
  length: number;
}

/** Where it stands: first the address, then its code. */
export interface CodesFlow {
  /** What the dialog was started with: another address, or another refusal, starts it again. */
  given: { address: string; refusal: CallError | undefined };
  step: "address" | "code";
  address: string;
  code: string;
  sent: CodeOnItsWay | undefined;
  /** How often a code has gone out. */
  sends: number;
  /** What the house is asked at the moment. */
  pending: "send" | "check" | undefined;
  /** At the field of the step. */
  problem: string | undefined;
  /** What the server refused. */
  refusal: CallError | undefined;
  /** Rises with each refused try, so that the focus can go back to the field. */
  attempt: number;
  captchaProblem: string | undefined;
}

/** What happens to it. */
export type CodesEvent =
  /** The dialog is shown for something else. */
  | { type: "started"; address: string; refusal: CallError | undefined }
  | { type: "typed_address"; address: string }
  | { type: "typed_code"; code: string }
  | { type: "asked"; what: "send" | "check" }
  | { type: "answered" }
  /** The typed text is wrong, or the house refused. */
  | { type: "failed"; problem?: string | undefined; refusal?: CallError | undefined }
  /** The owner of the account is to be shown first. */
  | { type: "owner_refused" }
  | { type: "wrong_code"; problem?: string | undefined; refusal?: CallError | undefined }
  | { type: "captcha"; problem: string | undefined }
  | { type: "sent"; code: CodeOnItsWay }
  /** The code that is on its way is good for the same address. */
  | { type: "resumed" }
  | { type: "changes_address" }
  | { type: "verified" };

export function startCodes(given: CodesFlow["given"]): CodesFlow {
  return {
    given,
    step: "address",
    address: given.address,
    code: "",
    sent: undefined,
    sends: 0,
    pending: undefined,
    problem: undefined,
    refusal: given.refusal,
    attempt: 0,
    captchaProblem: undefined,
  };
}

const TIDY = { code: "", problem: undefined, refusal: undefined };

/** One step of a verification by code: address → code → verified. */
export function codesFlow(flow: CodesFlow, event: CodesEvent): CodesFlow {
  switch (event.type) {
    case "started":
      return started(flow, event);
    case "typed_address":
      return { ...flow, address: event.address, problem: undefined, refusal: undefined };
    case "typed_code":
      return { ...flow, code: event.code, problem: undefined };
    case "asked":
      return { ...flow, pending: event.what };
    case "answered":
      return { ...flow, pending: undefined };
    case "failed":
      return failed(flow, event);
    case "owner_refused":
      return { ...failed(flow, {}), step: "address" };
    case "wrong_code":
      return { ...failed(flow, event), code: "" };
    case "captcha":
      return { ...flow, captchaProblem: event.problem };
    case "sent":
      return { ...flow, ...TIDY, step: "code", sent: event.code, sends: flow.sends + 1 };
    case "resumed":
      return { ...flow, ...TIDY, step: "code" };
    case "changes_address":
      return { ...flow, ...TIDY, step: "address" };
    case "verified":
      return { ...flow, ...TIDY, step: "address", sent: undefined };
  }
}

function started(flow: CodesFlow, { address, refusal }: CodesFlow["given"]): CodesFlow {
  const given = { address, refusal };
  const isOther = address !== flow.given.address && address !== flow.address;
  const next: CodesFlow = isOther
    ? { ...flow, ...TIDY, given, step: "address", address }
    : { ...flow, given };
  if (refusal === flow.given.refusal) return next;
  return { ...next, step: "address", problem: undefined, refusal };
}

function failed(
  flow: CodesFlow,
  { problem, refusal }: { problem?: string | undefined; refusal?: CallError | undefined },
): CodesFlow {
  return { ...flow, problem, refusal, attempt: flow.attempt + 1 };
}

import type { CallError } from "../../src/state";
import type { RegistrationInput } from "./registration-input";
import type { House, VerificationMethod } from "./asked";

/** Whether a new account has to verify an address first. */
export type VerificationMode = "required" | "optional" | "off";

/** Which dialog is open. */
export type VerificationStage = "closed" | "method" | VerificationMethod;

/** An address, and what shows it. */
export interface Verified {
  address: string;
  proof: string;
}

/** Addresses that were verified, as they stand in the form. */
export type VerifiedAddresses = Partial<Record<VerificationMethod, Verified>>;

/** What the dialogs have to know of the house. */
export type AskedOfAddresses = Pick<House, "methods" | "captcha">;

/** What stands in the form, without spaces around it. */
export interface TypedAddresses {
  email: string;
  phone: string;
  firstName: string;
}

/** A form that is about to be sent. */
export interface AddressesToSend {
  house: AskedOfAddresses;
  mode: VerificationMode;
  typed: TypedAddresses;
  /** The form asks for no phone, and no way is chosen first. */
  isBrief: boolean;
}

/** The state between a form and its account: which address is verified, and which dialog is open. */
export interface VerificationFlow {
  stage: VerificationStage;
  house: AskedOfAddresses;
  isOptional: boolean;
  typed: TypedAddresses;
  refusal: CallError | undefined;
  verified: VerifiedAddresses;
  hasSkipped: boolean;
}

/** What happens to it. */
export type VerificationEvent =
  /** The form may not be sent yet: an address has to be verified first. */
  | ({ type: "wanted" } & AddressesToSend)
  /** The house refused: the address is to be verified once more, or another one. */
  | ({ type: "refused"; error: CallError } & AddressesToSend)
  | { type: "chose"; method: VerificationMethod }
  | { type: "skipped" }
  | { type: "closed" }
  /** Without a proof where the account has changed meanwhile. */
  | { type: "verified"; method: VerificationMethod; address: string; proof: string | null }
  /** Another address is another person's until it is shown. */
  | { type: "typed"; method: VerificationMethod; text: string };

export const VERIFICATION_START: VerificationFlow = {
  stage: "closed",
  house: { methods: [], captcha: undefined },
  isOptional: false,
  typed: { email: "", phone: "", firstName: "" },
  refusal: undefined,
  verified: {},
  hasSkipped: false,
};

/** An e-mail as it is compared. */
export function sameEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** An address as it is compared. */
export function sameAddress(method: VerificationMethod, text: string): string {
  return method === "email" ? sameEmail(text) : text.trim();
}

function flowToBegin(
  flow: VerificationFlow,
  { house, mode, typed, isBrief }: AddressesToSend,
): VerificationFlow {
  const [first] = house.methods;
  const isClear = isBrief || house.methods.length === 1;
  const stage = isClear && first && mode === "required" ? first : "method";
  return { ...flow, house, isOptional: mode === "optional", typed, stage };
}

/** One step of a verification: closed → method → email or sms → closed. */
export function verificationFlow(
  flow: VerificationFlow,
  event: VerificationEvent,
): VerificationFlow {
  switch (event.type) {
    case "wanted":
      return flowToBegin(flow, event);
    case "refused": {
      const { error, house } = event;
      const next = { ...flowToBegin(flow, event), verified: {}, refusal: error };
      const isTaken = error.code === "EMAIL_TAKEN" && house.methods.includes("email");
      return isTaken ? { ...next, stage: "email" } : next;
    }
    case "chose":
      return { ...flow, stage: event.method };
    case "skipped":
      return { ...flow, stage: "closed", hasSkipped: true };
    case "closed":
      return { ...flow, stage: "closed" };
    case "verified": {
      const { method, proof } = event;
      const address = sameAddress(method, event.address);
      const verified = proof === null ? {} : { [method]: { address, proof } };
      const known = { ...flow.verified, ...verified };
      return { ...flow, stage: "closed", refusal: undefined, verified: known };
    }
    case "typed": {
      const { method, text } = event;
      const { [method]: known, ...verified } = flow.verified;
      const isOther = known && known.address !== sameAddress(method, text);
      return isOther ? { ...flow, verified } : flow;
    }
  }
}

/** Whether an address has to be verified before the form may be sent. */
export function isAddressMissing(
  { verified: { email, sms }, hasSkipped }: VerificationFlow,
  { house, mode, typed, isBrief }: AddressesToSend,
): boolean {
  if (mode === "off" || house.methods.length === 0) return false;
  if (email?.address === sameEmail(typed.email)) return false;
  if (sms && (isBrief || sms.address === typed.phone)) return false;
  return mode === "required" || !hasSkipped;
}

/** What shows the house that addresses are verified. */
export function proofsOf({
  verified: { email, sms },
}: VerificationFlow): Pick<RegistrationInput, "email_proof" | "phone_proof"> {
  return {
    ...(email && { email_proof: email.proof }),
    ...(sms && { phone_proof: sms.proof }),
  };
}

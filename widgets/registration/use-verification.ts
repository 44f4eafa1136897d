import { type RefObject, useRef, useState } from "react";
import { textOf } from "../../src/forms";
import type { CallError, Emit } from "../../src/state";
import type { VerifiedEmail, VerifiedPhone } from "../verification";
import type { House, VerificationMethod } from "./asked";
import {
  type AddressesToSend,
  type AskedOfAddresses,
  isAddressMissing,
  proofsOf,
  sameAddress,
  VERIFICATION_START,
  type VerificationEvent,
  verificationFlow,
  type VerificationMode,
  type VerificationStage,
} from "./verification-flow";

/** Everything that the dialogs show and do. */
export interface VerificationModel {
  stage: VerificationStage;
  house: AskedOfAddresses;
  isOptional: boolean;
  email: string;
  phone: string;
  firstName: string;
  refusal: CallError | undefined;
  choose: (method: VerificationMethod) => void;
  skip: () => void;
  close: () => void;
  sent: (method: VerificationMethod) => void;
  emailVerified: (verified: VerifiedEmail) => void;
  phoneVerified: (verified: VerifiedPhone) => void;
}

const FIELDS = { email: "email", sms: "phone" } as const;

export interface VerificationOptions {
  form: RefObject<HTMLFormElement | null>;
  /** Sends the form. */
  submit: () => void;
  isAutomatic: boolean;
  /** The form asks for no phone, and no way is chosen first. */
  isBrief: boolean;
  emit: Emit;
}

/** The part of a registration between its form and the call: which address is verified, and which dialog is open. */
export function useVerification({ form, submit, isAutomatic, isBrief, emit }: VerificationOptions) {
  const [flow, show] = useState(VERIFICATION_START);
  // The form is sent again in the same turn in which an address becomes verified.
  const latest = useRef(flow);

  function happen(event: VerificationEvent) {
    show((latest.current = verificationFlow(latest.current, event)));
  }

  function toSend(data: FormData, house: House, mode: VerificationMode): AddressesToSend {
    const typed = {
      email: textOf(data, "email").trim(),
      phone: textOf(data, "phone").trim(),
      firstName: textOf(data, "first_name").trim(),
    };
    return { house, mode, typed, isBrief };
  }

  /** Puts the verified address into the form: the visitor may have corrected it on the way. */
  function finish(method: VerificationMethod, address: string, proof: string | null) {
    const input = form.current?.elements.namedItem(FIELDS[method]);
    const isInput = input instanceof HTMLInputElement;
    if (isInput && sameAddress(method, input.value) !== sameAddress(method, address)) {
      input.value = address;
    }
    happen({ type: "verified", method, address, proof });
    if (proof === null) return;
    emit("martillo-verification-succeeded", { channel: method });
    if (isAutomatic) submit();
  }

  const { typed, verified, hasSkipped: _hasSkipped, ...shown } = flow;
  const model: VerificationModel = {
    ...shown,
    ...typed,
    choose: (method) => happen({ type: "chose", method }),
    skip() {
      happen({ type: "skipped" });
      submit();
    },
    close: () => happen({ type: "closed" }),
    sent: (method) => void emit("martillo-verification-sent", { channel: method }),
    emailVerified: ({ email, proof }) => finish("email", email, proof),
    phoneVerified: ({ phone, proof }) => finish("sms", phone, proof),
  };

  return {
    model,
    verified,
    typed: (method: VerificationMethod, text: string) => happen({ type: "typed", method, text }),
    /** Opens what is missing before the form may be sent; true when something is. */
    isMissing(data: FormData, asked: House, mode: VerificationMode): boolean {
      const sending = toSend(data, asked, mode);
      const isMissing = isAddressMissing(latest.current, sending);
      if (isMissing) happen({ type: "wanted", ...sending });
      return isMissing;
    },
    /** The server refused: the address is to be verified once more, or another one. */
    reopen(data: FormData, asked: House, mode: VerificationMode, error: CallError) {
      happen({ type: "refused", error, ...toSend(data, asked, mode) });
    },
    /** The number that was verified. */
    phone: () => latest.current.verified.sms?.address,
    hasProof: () => Object.keys(latest.current.verified).length > 0,
    proofs: () => proofsOf(latest.current),
  };
}

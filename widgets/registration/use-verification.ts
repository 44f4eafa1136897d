import { type RefObject, useRef, useState } from "react";
import { textOf } from "../../src/forms";
import type { CallError, Emit } from "../../src/state";
import type { VerifiedEmail, VerifiedPhone } from "../verification";
import type { RegistrationInput } from "./registration-input";
import type { House, VerificationMethod } from "./use-asked";

/** Whether a new account has to verify an address first. */
export type VerificationMode = "required" | "optional" | "off";

/** Which dialog is open. */
export type VerificationStage = "closed" | "method" | VerificationMethod;

interface Verified {
  address: string;
  proof: string;
}

/** Addresses that were verified, as they stand in the form. */
export type VerifiedAddresses = Partial<Record<VerificationMethod, Verified>>;

/** What the dialogs have to know of the house. */
type AskedOfAddresses = Pick<House, "methods" | "captcha">;

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

/** An e-mail as it is compared. */
export function sameEmail(text: string): string {
  return text.trim().toLowerCase();
}

const FIELDS = { email: "email", sms: "phone" } as const;
const NORMAL = { email: sameEmail, sms: (text: string) => text.trim() } as const;
const NO_HOUSE: AskedOfAddresses = { methods: [], captcha: undefined };

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
  const [stage, setStage] = useState<VerificationStage>("closed");
  const [house, setHouse] = useState<AskedOfAddresses>(NO_HOUSE);
  const [isOptional, setOptional] = useState(false);
  const [typed, setTyped] = useState({ email: "", phone: "", firstName: "" });
  const [refusal, setRefusal] = useState<CallError>();
  const [verified, setVerified] = useState<VerifiedAddresses>({});
  // The form is sent again in the same turn in which an address becomes verified.
  const latest = useRef(verified);
  const hasSkipped = useRef(false);

  function note(next: VerifiedAddresses) {
    latest.current = next;
    setVerified(next);
  }

  /** What was verified is what stands in the form, also when it was corrected on the way. */
  function finish(method: VerificationMethod, address: string, proof: string | null) {
    const node = form.current;
    const input = node?.elements.namedItem(FIELDS[method]);
    const normal = NORMAL[method];
    if (input instanceof HTMLInputElement && normal(input.value) !== normal(address)) {
      input.value = address;
    }
    setStage("closed");
    setRefusal(undefined);
    if (proof === null) return;
    note({ ...latest.current, [method]: { address: normal(address), proof } });
    emit("martillo-verification-succeeded", { channel: method });
    if (isAutomatic) submit();
  }

  const model: VerificationModel = {
    stage,
    house,
    isOptional,
    ...typed,
    refusal,
    choose: setStage,
    skip() {
      hasSkipped.current = true;
      setStage("closed");
      submit();
    },
    close: () => setStage("closed"),
    sent: (method) => void emit("martillo-verification-sent", { channel: method }),
    emailVerified: ({ email, proof }) => finish("email", email, proof),
    phoneVerified: ({ phone, proof }) => finish("sms", phone, proof),
  };

  return {
    model,
    verified,
    /** Another address is another person's until it is shown. */
    typed(method: VerificationMethod, text: string) {
      const { [method]: known, ...others } = latest.current;
      if (known && known.address !== NORMAL[method](text)) note(others);
    },
    /** Opens what is missing before the form may be sent; true when something is. */
    isMissing(data: FormData, asked: House, mode: VerificationMode): boolean {
      const { email, sms } = latest.current;
      const isEmail = email?.address === sameEmail(textOf(data, "email"));
      const isPhone =
        sms !== undefined && (isBrief || sms.address === textOf(data, "phone").trim());
      if (mode === "off" || asked.methods.length === 0 || isEmail || isPhone) return false;
      if (mode === "optional" && hasSkipped.current) return false;
      open(data, asked, mode);
      return true;
    },
    /** The server refused: the address is to be verified once more, or another one. */
    reopen(data: FormData, asked: House, mode: VerificationMode, error: CallError) {
      note({});
      setRefusal(error);
      open(data, asked, mode);
      if (error.code === "EMAIL_TAKEN" && asked.methods.includes("email")) setStage("email");
    },
    /** The number that was verified. */
    phone: () => latest.current.sms?.address,
    hasProof: () => Object.keys(latest.current).length > 0,
    proofs(): Pick<RegistrationInput, "email_proof" | "phone_proof"> {
      const { email, sms } = latest.current;
      return {
        ...(email && { email_proof: email.proof }),
        ...(sms && { phone_proof: sms.proof }),
      };
    },
  };

  function open(data: FormData, asked: House, mode: VerificationMode) {
    setHouse(asked);
    setOptional(mode === "optional");
    setTyped({
      email: textOf(data, "email").trim(),
      phone: textOf(data, "phone").trim(),
      firstName: textOf(data, "first_name").trim(),
    });
    const [first] = asked.methods;
    const isClear = isBrief || asked.methods.length === 1;
    setStage(isClear && first && mode === "required" ? first : "method");
  }
}

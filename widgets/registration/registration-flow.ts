import { ACCOUNT_FIELDS, type AccountKind } from "./registration-rules";

/** The state of a registration so far; the typed text is in the form itself. */
export interface RegistrationFlow {
  step: 1 | 2;
  /** What the account is for, where the visitor may say. */
  kind: AccountKind;
  /** The Google account that the person comes with, while the house takes its word. */
  google: GoogleAccount | undefined;
  /** The refused try whose faults have been looked at. */
  seenAttempt: number;
}

/** A Google account, which shows its e-mail to be the person's. */
export interface GoogleAccount {
  token: string;
  email: string;
}

/** What happens to it. */
export type RegistrationEvent =
  | { type: "chose"; kind: AccountKind }
  /** The first step is taken. */
  | { type: "went_on" }
  | { type: "went_back" }
  /** A try was refused, with faults in these fields. */
  | { type: "refused"; attempt: number; fields: readonly string[] }
  /** Good for an hour: after that a code shows the same. */
  | { type: "google_rejected" };

/** A registration that begins, or comes back with what was typed before. */
export function registrationStart({
  kind,
  google,
}: {
  kind: string | undefined;
  google: GoogleAccount | undefined;
}): RegistrationFlow {
  return { step: 1, kind: kind === "seller" ? kind : "buyer", google, seenAttempt: 0 };
}

/** One step of a registration. */
export function registrationFlow(
  flow: RegistrationFlow,
  event: RegistrationEvent,
): RegistrationFlow {
  switch (event.type) {
    case "chose":
      return { ...flow, kind: event.kind };
    case "went_on":
      return { ...flow, step: 2 };
    case "went_back":
      return { ...flow, step: 1 };
    case "refused": {
      // A fault in what was filled in first leads back there.
      const isAccount = event.fields.some((name) => ACCOUNT_FIELDS.includes(name));
      return { ...flow, seenAttempt: event.attempt, step: isAccount ? 1 : flow.step };
    }
    case "google_rejected":
      return { ...flow, google: undefined };
  }
}

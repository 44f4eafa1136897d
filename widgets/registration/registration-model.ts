import type { PhoneRules } from "../../src/domain/phone";
import { type Form } from "../../src/forms";
import { type CaptchaConfig } from "../../src/ui";
import type { OwnDetail } from "./detail-rules";
import { type GoogleAccount } from "./registration-flow";
import { type AccountKind, type RegistrationField } from "./registration-rules";
import { type EmailCheck } from "./use-email-check";
import { type HouseState } from "./use-asked";
import type { PictureMode } from "./asked";
import { type VerificationModel } from "./use-verification";
import { type VerifiedAddresses } from "./verification-flow";

/** For buyers, for sellers, or as the visitor says. */
export type RegistrationVariant = AccountKind | "choice";

/** The typed text, for a form that comes back. */
export interface RegistrationDraft {
  values?: Readonly<Record<string, string>>;
  /** The Google account that the person comes with, which shows the e-mail to be theirs. */
  google?: GoogleAccount | undefined;
}

/** The invitation that brings the visitor here. */
export interface RegistrationInvite {
  key: string;
  /** For whom it is, while it is open. */
  email?: string;
}

/** Everything that the form shows. */
export interface RegistrationModel {
  form: Form<RegistrationField>;
  step: 1 | 2;
  /** There is no second step: e-mail and password are enough for now. */
  isBrief: boolean;
  kind: AccountKind;
  variant: RegistrationVariant;
  /** The captcha that the house asks before it registers a visitor without a proof. */
  captcha: CaptchaConfig | undefined;
  /** Undefined until the code for it is here. */
  picture: PictureMode | undefined;
  /** How the house takes phones. */
  phones: PhoneRules | undefined;
  /** Details that this form asks for by itself. */
  details: readonly OwnDetail[];
  fields: HouseState["fields"];
  emailCheck: EmailCheck;
  verified: VerifiedAddresses;
  verification: VerificationModel;
  typeEmail: (email: string) => void;
  typePhone: (phone: string) => void;
  choose: (kind: AccountKind) => void;
  goBack: () => void;
  /** The second step will be asked for. */
  prepare: () => void;
}

import type { PhoneRules } from "../../src/domain/phone";
import type { FieldToShow } from "../../src/forms";
import { type CallError } from "../../src/state";
import type { CaptchaConfig } from "../../src/ui";

/** How a new account can show that it belongs to a person. */
export type VerificationMethod = "email" | "sms";

/** Whether a new account shows its person. */
export type PictureMode = "off" | "optional" | "required";

/** What the house asks of new accounts. */
export interface House {
  picture: PictureMode;
  methods: readonly VerificationMethod[];
  captcha: CaptchaConfig | undefined;
  phones: PhoneRules;
}

/** What came of asking the house. */
export interface HouseAnswer {
  house: House | undefined;
  error: CallError | undefined;
  fields: readonly FieldToShow[] | undefined;
}

// Making an account, step by step, and completing one.
export { AccountDetails } from "./AccountDetails";
export type { AccountDetailsProps } from "./account-details-props";
export { Registration, type RegistrationEvents, type RegistrationProps } from "./Registration";
export { registrationElement } from "./registration.element";
export { RegistrationForm } from "./RegistrationForm";
export type { RegistrationFormProps } from "./registration-form-props";
export type { VerificationMode } from "./verification-flow";
export type { PictureMode } from "./asked";
export type {
  RegistrationDraft,
  RegistrationInvite,
  RegistrationVariant,
} from "./registration-model";

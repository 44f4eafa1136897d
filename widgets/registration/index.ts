// Making an account, step by step, and completing one.
export { AccountDetails, type AccountDetailsProps } from "./AccountDetails";
export { Registration, type RegistrationEvents, type RegistrationProps } from "./Registration";
export { registrationElement } from "./registration.element";
export { RegistrationForm, type RegistrationFormProps } from "./RegistrationForm";
export type { VerificationMode } from "./verification-flow";
export type { PictureMode } from "./use-asked";
export type {
  RegistrationDraft,
  RegistrationInvite,
  RegistrationVariant,
} from "./use-registration";

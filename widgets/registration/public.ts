// What the package exports of it; `index.ts` has what other widgets use besides.
export { Registration, type RegistrationEvents, type RegistrationProps } from "./Registration";
export type { VerificationMode } from "./verification-flow";
export type { RegistrationVariant } from "./registration-model";

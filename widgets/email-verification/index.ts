export {
  EmailVerification,
  type EmailVerificationEvents,
  type EmailVerificationProps,
} from "./EmailVerification";
export { emailVerificationElement } from "./email-verification.element";

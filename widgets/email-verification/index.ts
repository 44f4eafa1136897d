// Verifies an e-mail by the link that was sent to it, or sends that link.
export {
  EmailVerification,
  type EmailVerificationEvents,
  type EmailVerificationProps,
} from "./EmailVerification";
export { emailVerificationElement } from "./email-verification.element";

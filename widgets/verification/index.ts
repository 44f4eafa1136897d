// Proving an e-mail or a phone.
export {
  type CodePurpose,
  EmailCodeDialog,
  type EmailCodeDialogProps,
  type VerifiedEmail,
} from "./EmailCodeDialog";
export { PhoneCodeDialog, type PhoneCodeDialogProps, type VerifiedPhone } from "./PhoneCodeDialog";

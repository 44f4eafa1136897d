// What the package exports of it; `index.ts` has what other widgets use besides.
export {
  type CodePurpose,
  EmailCodeDialog,
  type EmailCodeDialogProps,
  type VerifiedEmail,
} from "./EmailCodeDialog";
export { PhoneCodeDialog, type PhoneCodeDialogProps, type VerifiedPhone } from "./PhoneCodeDialog";

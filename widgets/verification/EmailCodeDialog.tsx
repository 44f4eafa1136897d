import { userSendEmailVerifyCode, userVerifyEmailVerifyCode } from "../../src/contract";
import { emailFault } from "../../src/contract/accounts/email-pattern";
import { useMessages, usePhrase } from "../../src/i18n";
import { type CallError, useCall, useSession } from "../../src/state";
import { type CaptchaConfig, TextField } from "../../src/ui";
import { CodeDialog } from "./CodeDialog";
import { useCodes } from "./use-codes";
import { useOwnerCheck } from "./use-owner-check";
import { verificationMessages } from "./verification.messages";

/** What a code is for: a new account, a forgotten password, or the signed-in person's own account. */
export type CodePurpose = "register" | "password" | "account";

/** An e-mail that its owner has shown to have. */
export interface VerifiedEmail {
  email: string;
  /** For `user/register` or `user/resetPassword`; null where the account of the signed-in person has changed. */
  proof: string | null;
}

/** Props of `EmailCodeDialog`. */
export interface EmailCodeDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /**
   * Without a dialog of its own, where it stands. A code goes out at once to an address that is known, unless the house asks for more.
   * @default false
   */
  isInPlace?: boolean;
  /** Closed without a verified address; the entered text stays for the next time. */
  onClose: () => void;
  /** The address to confirm. It can be corrected. */
  email: string;
  /** What the verified address is for. */
  purpose: CodePurpose;
  /** Greets in the mail. */
  firstName?: string | undefined;
  /** What the house asks guests before it sends anything. */
  captcha?: CaptchaConfig | undefined;
  /** A refusal that brought the visitor here, shown above the address. */
  refusal?: CallError | undefined;
  /** A code has gone out. */
  onSent?: ((email: string) => void) | undefined;
  /** Verified; close it now. A signed-in person's session has been renewed and read again. */
  onVerified: (verified: VerifiedEmail) => void;
}

const FAULTS = { format: "invalidEmail", domain: "invalidDomain" } as const;

/** Confirms an e-mail by a one-time code. */
export function EmailCodeDialog({
  open,
  isInPlace = false,
  onClose,
  email,
  purpose,
  firstName,
  captcha,
  refusal,
  onSent,
  onVerified,
}: EmailCodeDialogProps) {
  const t = useMessages(verificationMessages);
  const say = usePhrase();
  const send = useCall(userSendEmailVerifyCode);
  const check = useCall(userVerifyEmailVerifyCode);
  const { user } = useSession();
  const owner = useOwnerCheck({ missing: t("required"), missingCode: t("enterCode") });
  const model = useCodes({
    address: email,
    refusal,
    field: "email",
    addressProblem(text) {
      if (text === "") return t("required");
      const fault = emailFault(text);
      return fault === null ? undefined : t(FAULTS[fault]);
    },
    missingCode: t("enterCode"),
    captcha,
    missingCaptcha: t("required"),
    isChange: (address) =>
      purpose === "account" && user !== null && address.toLowerCase() !== user.email,
    owner,
    send: (address, answer) =>
      send.run({
        email: address,
        isRegister: purpose === "register",
        isForgotPassword: purpose === "password",
        ...(purpose === "register" && { registerUniqueEmail: true }),
        ...(firstName && { first_name: firstName }),
        ...(answer && { captcha: answer }),
        ...owner.input(),
      }),
    check: (address, code) => check.run({ email: address, verify_code: code }),
    onSent,
    onVerified: ({ address, proof }) => onVerified({ email: address, proof }),
  });
  const { problem } = model;
  return (
    <CodeDialog
      open={open}
      isInPlace={isInPlace}
      onClose={onClose}
      title={t("emailTitle")}
      why={t("emailWhy")}
      change={t("changeEmail")}
      model={model}
      addressField={
        <TextField
          label={t("email")}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={model.address}
          onInput={(event) => model.typeAddress(event.currentTarget.value)}
          error={problem && say(problem)}
        />
      }
    />
  );
}

import { userSendPhoneVerifyCode, userVerifyPhoneVerifyCode } from "../../src/contract";
import { toE164 } from "../../src/domain";
import { useMessages, usePhrase } from "../../src/i18n";
import { type CallError, useCall, usePhoneRules, useSession } from "../../src/state";
import { type CaptchaConfig, PhoneField } from "../../src/ui";
import { CodeDialog } from "./CodeDialog";
import type { CodePurpose } from "./EmailCodeDialog";
import { useCodes } from "./use-codes";
import { useOwnerCheck } from "./use-owner-check";
import { verificationMessages } from "./verification.messages";

/** A phone that its owner has shown to have. */
export interface VerifiedPhone {
  /** As it was entered. */
  phone: string;
  /** For `user/register` or `user/resetPassword`; null where the account of the signed-in person has changed. */
  proof: string | null;
}

/** Props of `PhoneCodeDialog`. */
export interface PhoneCodeDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /**
   * Without a dialog of its own, where it stands. A code goes out at once to an address that is known, unless the house asks for more.
   * @default false
   */
  isInPlace?: boolean;
  /** Closed without a verified phone; the entered text stays for the next time. */
  onClose: () => void;
  /** The number to confirm. It can be corrected. */
  phone: string;
  /** What the verified address is for. */
  purpose: CodePurpose;
  /** What the house asks guests before it sends anything. */
  captcha?: CaptchaConfig | undefined;
  /** A refusal that brought the visitor here, shown above the number. */
  refusal?: CallError | undefined;
  /** A code has gone out. */
  onSent?: ((phone: string) => void) | undefined;
  /** Verified; close it now. A signed-in person's session has been renewed and read again. */
  onVerified: (verified: VerifiedPhone) => void;
}

const FAULTS = {
  missing: "required",
  characters: "onlyNumbers",
  length: "phoneLength",
  "us-digits": "phoneDigits",
} as const;

/** Confirms a phone by a one-time code. */
export function PhoneCodeDialog({
  open,
  isInPlace = false,
  onClose,
  phone,
  purpose,
  captcha,
  refusal,
  onSent,
  onVerified,
}: PhoneCodeDialogProps) {
  const t = useMessages(verificationMessages);
  const say = usePhrase();
  const { user } = useSession();
  const phones = usePhoneRules();
  const send = useCall(userSendPhoneVerifyCode);
  const check = useCall(userVerifyPhoneVerifyCode);
  const owner = useOwnerCheck({ missing: t("required"), missingCode: t("enterCode") });
  const model = useCodes({
    address: phones.toShow(phone),
    refusal,
    field: "phone",
    addressProblem(text) {
      const fault = phones.fault(text);
      return fault === null ? undefined : t(FAULTS[fault]);
    },
    missingCode: t("enterCode"),
    captcha,
    missingCaptcha: t("required"),
    isChange: (address) =>
      purpose === "account" && user !== null && toE164(phones.toSend(address)) !== user.phone,
    owner,
    send: (address, answer) =>
      send.run({
        phone: phones.toSend(address),
        ...(user && { id: user.id }),
        isRegister: purpose === "register",
        isForgotPassword: purpose === "password",
        isVerifyPhone: purpose === "account",
        ...(answer && { captcha: answer }),
        ...owner.input(),
      }),
    check: (address, code) => check.run({ phone: phones.toSend(address), verify_code: code }),
    onSent,
    onVerified: ({ address, proof }) => onVerified({ phone: address, proof }),
  });
  const { problem } = model;
  return (
    <CodeDialog
      open={open}
      isInPlace={isInPlace}
      onClose={onClose}
      title={t("phoneTitle")}
      why={t("phoneWhy")}
      change={t("changePhone")}
      model={model}
      addressField={
        <PhoneField
          label={t("phone")}
          name="phone"
          autoComplete="tel"
          countryCode={phones.countryCode}
          value={model.address}
          onInput={(event) => model.typeAddress(event.currentTarget.value)}
          error={problem && say(problem)}
        />
      }
    />
  );
}

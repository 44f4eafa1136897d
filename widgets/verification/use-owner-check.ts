import { useState } from "react";
import { userSendEmailVerifyCode, userSendPhoneVerifyCode } from "../../src/contract";
import { displayPhone } from "../../src/domain";
import { type CallError, useCall, useSession } from "../../src/state";

/** How the signed-in person shows that it is really them, before another address becomes the account's. */
export interface OwnerCheck {
  /** An account without a password has a code sent to its present contact. */
  kind: "password" | "code";
  value: string;
  type(text: string): void;
  /** At the field. */
  problem: string | undefined;
  /** The present contact, as people read it. */
  contact: string;
  /** Digits of the code that is on its way. */
  length: number | undefined;
  isSending: boolean;
  sendCode(): void;
  /** What the call that asks for a new code carries. */
  input(): { current_password?: string; current_code?: string };
  /** True, and said at the field, where it is empty. */
  isMissing(): boolean;
  /** True, and said at the field, where the server refused for its sake. */
  takes(error: CallError): boolean;
  forget(): void;
}

const CODE_REFUSALS: readonly CallError["code"][] = ["VERIFY_CODE_WRONG", "VERIFY_CODE_EXPIRED"];

export function useOwnerCheck(texts: { missing: string; missingCode: string }): OwnerCheck {
  const { user } = useSession();
  const sendEmail = useCall(userSendEmailVerifyCode);
  const sendPhone = useCall(userSendPhoneVerifyCode);
  const [value, setValue] = useState("");
  const [problem, setProblem] = useState<string>();
  const [length, setLength] = useState<number>();
  const [isSending, setSending] = useState(false);
  const kind = user?.has_password === 0 ? "code" : "password";
  // The same rule as on the server: the phone counts only where the e-mail is not verified.
  const phone = user?.email_verified === 1 ? null : (user?.verified_phonenum ?? null);

  async function sendCode() {
    if (!user || isSending) return;
    setSending(true);
    const result = await (phone === null
      ? sendEmail.run({ email: user.email })
      : sendPhone.run({ phone }));
    setSending(false);
    setValue("");
    setProblem(result.ok ? undefined : result.error.message);
    if (result.ok) setLength(result.data.length);
  }

  return {
    kind,
    value,
    type(text) {
      setValue(text);
      setProblem(undefined);
    },
    problem,
    contact: phone === null ? (user?.email ?? "") : displayPhone(phone),
    length,
    isSending,
    sendCode: () => void sendCode(),
    input() {
      if (value === "") return {};
      return kind === "code" ? { current_code: value } : { current_password: value };
    },
    isMissing() {
      if (value !== "") return false;
      setProblem(kind === "code" ? texts.missingCode : texts.missing);
      return true;
    },
    takes({ code, message, fields }) {
      const isOfCode = kind === "code" && CODE_REFUSALS.includes(code);
      const said =
        fields?.[kind === "code" ? "current_code" : "current_password"] ??
        (code === "WRONG_PASSWORD" || isOfCode ? message : undefined);
      if (said === undefined) return false;
      if (isOfCode) setValue("");
      setProblem(said);
      return true;
    },
    forget() {
      setValue("");
      setProblem(undefined);
      setLength(undefined);
    },
  };
}

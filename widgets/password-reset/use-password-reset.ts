import { useState } from "react";
import { userForgotPassword, userResetPassword } from "../../src/contract";
import type { SendResult } from "../../src/forms";
import { LOGIN_PAGE } from "../../src/paths/pages";
import { captchaOf, type Emit, useHouseDefaults, useRuntime } from "../../src/state";
import type { CaptchaConfig } from "../../src/ui";

interface CommonModel {
  /** Address of the sign-in, for those who remember after all. */
  loginUrl: string;
  /** False when the host takes it over. */
  askLogin: () => boolean;
}

/** Asks for a link. */
export interface AskModel extends CommonModel {
  status: "ask";
  /** The link that brought the visitor here is used up. */
  isExpired: boolean;
  email: string;
  /** Which captcha is asked for, if any. */
  captcha: CaptchaConfig | undefined;
  ask: (email: string, captcha: string | undefined) => Promise<SendResult>;
}

/** The link has gone out, if there is an account. */
export interface SentModel extends CommonModel {
  status: "sent";
  email: string;
  /** How often; told again when it rises. */
  sends: number;
  isBusy: boolean;
  refusal: string | undefined;
  resend: () => void;
  changeEmail: () => void;
}

/** Takes the new password. */
export interface ChooseModel extends CommonModel {
  status: "choose";
  choose: (password: string, repeated: string) => Promise<SendResult | undefined>;
}

/** Everything that the view shows. */
export type PasswordResetModel =
  | AskModel
  | SentModel
  | ChooseModel
  | (CommonModel & { status: "changed" });

/** From a forgotten password to a new one. */
export function usePasswordReset({
  linkToken,
  email: known,
  emit,
}: {
  linkToken: string;
  email: string;
  emit: Emit;
}): PasswordResetModel {
  const { call, urlTo } = useRuntime();
  const [step, setStep] = useState<PasswordResetModel["status"]>(linkToken ? "choose" : "ask");
  const [isExpired, setExpired] = useState(false);
  const [email, setEmail] = useState(known);
  const [sends, setSends] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const captcha = captchaOf(useHouseDefaults());

  const common: CommonModel = {
    loginUrl: urlTo(LOGIN_PAGE),
    askLogin: () => emit("martillo-login-request", { reason: "account" }),
  };

  async function ask(address: string, answer: string | undefined) {
    const fields = { email: address, ...(answer && { captcha: answer }) };
    const result = await call(userForgotPassword, fields, { inline: true });
    if (result.ok) {
      setEmail(address);
      setSends((count) => count + 1);
      setRefusal(undefined);
      setStep("sent");
      emit("martillo-password-link-sent", {});
    }
    return result;
  }

  async function resend() {
    if (isBusy) return;
    // An answer is good for one letter.
    if (captcha) return setStep("ask");
    setBusy(true);
    const result = await ask(email, undefined);
    setBusy(false);
    if (!result.ok) setRefusal([result.error.message, result.error.next].join(" "));
  }

  async function choose(password: string, repeated: string) {
    const fields = { token: linkToken, password, confirm_password: repeated };
    const result = await call(userResetPassword, fields, { inline: true });
    if (result.ok) {
      setStep("changed");
      emit("martillo-password-reset", {});
    } else if (result.error.code === "LINK_EXPIRED" || result.error.code === "PROOF_EXPIRED") {
      setExpired(true);
      setStep("ask");
      return undefined;
    }
    return result;
  }

  switch (step) {
    case "ask":
      return { ...common, status: step, isExpired, email, captcha, ask };
    case "sent":
      return {
        ...common,
        status: step,
        email,
        sends,
        isBusy,
        refusal,
        resend: () => void resend(),
        changeEmail: () => setStep("ask"),
      };
    case "choose":
      return { ...common, status: step, choose };
    case "changed":
      return { ...common, status: step };
  }
}

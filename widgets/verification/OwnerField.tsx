import { useMessages, usePhrase } from "../../src/i18n";
import { Button, CodeField, LiveRegion, PasswordField } from "../../src/ui";
import type { OwnerCheck } from "./use-owner-check";
import { verificationMessages } from "./verification.messages";

/** The present password; or, where there is none, a code to where the account is reached today. */
export function OwnerField({ check }: { check: OwnerCheck }) {
  const t = useMessages(verificationMessages);
  const say = usePhrase();
  const { kind, contact, length, problem } = check;
  const field = {
    value: check.value,
    onInput: (event: { currentTarget: HTMLInputElement }) => check.type(event.currentTarget.value),
    error: problem && say(problem),
  };
  if (kind === "password") {
    return (
      <PasswordField
        label={t("currentPassword")}
        hint={t("currentPasswordWhy")}
        name="current_password"
        autoComplete="current-password"
        {...field}
      />
    );
  }
  return (
    <>
      <p className="martillo-verification__why">{t("ownerWhy")}</p>
      <Button full busy={check.isSending} onClick={check.sendCode}>
        {t("ownerSend", { address: contact })}
      </Button>
      <LiveRegion message={length === undefined ? "" : t("codeSent")} />
      <CodeField
        label={t("ownerCode")}
        name="current_code"
        {...(length !== undefined && { length })}
        {...field}
      />
    </>
  );
}

import type { MouseEvent } from "react";
import type { User } from "../../src/contract";
import { FormAlert } from "../../src/forms";
import { useMessages } from "../../src/i18n";
import { FORGOT_PASSWORD_PAGE, TERMS_PAGE } from "../../src/paths/pages";
import { type Emit, useRuntime } from "../../src/state";
import { Button, CheckboxField, PasswordField, StrengthMeter } from "../../src/ui";
import { DoneNote } from "../account";
import { passwordChangeMessages } from "./password-change.messages";
import { usePasswordForm } from "./use-password-form";

export interface PasswordFormProps {
  user: User;
  emit: Emit;
  hasTitle: boolean;
}

/** The current password, the new one twice, and what came of it. */
export function PasswordForm({ user, emit, hasTitle }: PasswordFormProps) {
  const t = useMessages(passwordChangeMessages);
  const { urlTo } = useRuntime();
  const { form, hasPassword, typed, noteTyped, changes, isDone } = usePasswordForm(user, emit);

  function askReset(event: MouseEvent) {
    if (!emit("martillo-password-reset-request", { email: user.email })) event.preventDefault();
  }

  return (
    <>
      {hasTitle && (
        <h2 className="martillo-account-title" part="title">
          {t(hasPassword ? "title" : "createTitle")}
        </h2>
      )}
      <p className="martillo-account-note">{t(hasPassword ? "why" : "createWhy")}</p>
      <DoneNote>{isDone && t("done")}</DoneNote>
      <form key={changes} {...form.props} className="martillo-password-change__form" part="form">
        <FormAlert errors={form.errors} />
        {/* Password managers want to know whose password it is. */}
        <input
          className="martillo-visually-hidden"
          name="username"
          type="text"
          autoComplete="username"
          aria-label={t("username")}
          tabIndex={-1}
          readOnly
          value={user.email}
        />
        {hasPassword && (
          <div className="martillo-password-change__current">
            <PasswordField
              label={t("current")}
              autoComplete="current-password"
              required
              {...form.field("current_password")}
            />
            <a
              className="martillo-password-change__forgot"
              part="reset-link"
              href={urlTo(FORGOT_PASSWORD_PAGE)}
              onClick={askReset}
            >
              {t("forgot")}
            </a>
          </div>
        )}
        <div className="martillo-password-change__next">
          <PasswordField
            label={t("next")}
            hint={t("nextHint")}
            autoComplete="new-password"
            required
            onInput={(event) => noteTyped(event.currentTarget.value)}
            {...form.field("password")}
          />
          <StrengthMeter
            password={typed}
            ownWords={[user.first_name, user.last_name, user.companyname ?? "", user.email]}
          />
        </div>
        <PasswordField
          label={t("confirm")}
          autoComplete="new-password"
          required
          {...form.field("confirm_password")}
        />
        <CheckboxField
          label={
            <>
              {t("terms")}{" "}
              <a href={urlTo(TERMS_PAGE)} target="_blank" rel="noopener">
                {t("termsLink")}
              </a>
            </>
          }
          {...form.field("terms")}
        />
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t("submit")}
        </Button>
      </form>
    </>
  );
}

import { useState } from "react";
import {
  accepted,
  email,
  FormAlert,
  required,
  sameAs,
  shortest,
  textOf,
  useForm,
} from "../../src/forms";
import { useMessages } from "../../src/i18n";
import {
  Button,
  ButtonLink,
  CheckboxField,
  Icon,
  PasswordField,
  StrengthMeter,
  TextField,
} from "../../src/ui";
import { captchaChunk } from "../../src/ui/captcha-chunk";
import { passwordResetMessages } from "./password-reset.messages";
import type { AskModel, ChooseModel, PasswordResetModel } from "./use-password-reset";
import { useChunk } from "../../src/late";

const SHORTEST_PASSWORD = 8;

/** Asks where the link is to go. */
export function AskForm({ model }: { model: AskModel }) {
  const t = useMessages(passwordResetMessages);
  const { module: late } = useChunk(captchaChunk, model.captcha !== undefined);
  // Until its code is here the server is the one to ask.
  const captcha = late && model.captcha;
  const form = useForm<"email" | "captcha_token">({
    rules: { email: [required(), email()], ...(captcha && { captcha_token: required() }) },
    send: (data) =>
      model.ask(textOf(data, "email").trim(), textOf(data, "captcha_token") || undefined),
  });
  return (
    <form className="martillo-password-reset__form" part="form" {...form.props}>
      {model.isExpired && (
        <div className="martillo-password-reset__notice" data-tone="warning" part="notice">
          <Icon name="warning" size={18} />
          <p>{t("expired")}</p>
        </div>
      )}
      <p className="martillo-password-reset__note">{t("why")}</p>
      <FormAlert errors={form.errors} />
      <TextField
        label={t("email")}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={model.email}
        {...form.field("email")}
      />
      {captcha && (
        <late.CaptchaField
          config={captcha}
          error={form.errors.fields["captcha_token"]}
          attempt={form.errors.attempt}
        />
      )}
      <Button type="submit" variant="primary" full busy={form.isBusy}>
        {t("ask")}
      </Button>
      <p className="martillo-password-reset__links">
        <LoginLink model={model} />
      </p>
    </form>
  );
}

/** Takes the new password, twice. */
export function ChooseForm({
  model,
  termsUrl,
}: {
  model: ChooseModel;
  termsUrl: string | undefined;
}) {
  const t = useMessages(passwordResetMessages);
  const [password, setPassword] = useState("");
  const form = useForm<"password" | "confirm_password" | "terms">({
    rules: {
      password: [required(), shortest(SHORTEST_PASSWORD, "Minimum 8 characters")],
      confirm_password: [required(), sameAs("password", "Passwords not match")],
      ...(termsUrl && { terms: accepted("You must accept the terms and conditions") }),
    },
    send: (data) => model.choose(textOf(data, "password"), textOf(data, "confirm_password")),
  });
  return (
    <form className="martillo-password-reset__form" part="form" {...form.props}>
      <FormAlert errors={form.errors} />
      <div className="martillo-password-reset__password">
        <PasswordField
          label={t("password")}
          hint={t("passwordHint")}
          autoComplete="new-password"
          required
          onInput={(event) => setPassword(event.currentTarget.value)}
          {...form.field("password")}
        />
        <StrengthMeter password={password} />
      </div>
      <PasswordField
        label={t("confirm")}
        autoComplete="new-password"
        required
        {...form.field("confirm_password")}
      />
      {termsUrl && (
        <CheckboxField
          label={
            <>
              {t("accept")}{" "}
              <a href={termsUrl} target="_blank" rel="noreferrer" part="terms-link">
                {t("terms")}
              </a>
            </>
          }
          {...form.field("terms")}
        />
      )}
      <Button type="submit" variant="primary" full busy={form.isBusy}>
        {t("choose")}
      </Button>
      <p className="martillo-password-reset__links">
        <LoginLink model={model} />
      </p>
    </form>
  );
}

/** Back to the sign-in; the host may open its own. */
export function LoginLink({ model, isButton }: { model: PasswordResetModel; isButton?: boolean }) {
  const t = useMessages(passwordResetMessages);
  const link = {
    href: model.loginUrl,
    onClick: (event: { preventDefault: () => void }) => {
      if (!model.askLogin()) event.preventDefault();
    },
  };
  return isButton ? (
    <ButtonLink variant="primary" full {...link}>
      {t("goLogin")}
    </ButtonLink>
  ) : (
    <a className="martillo-password-reset__link" part="login-link" {...link}>
      {t("backToLogin")}
    </a>
  );
}

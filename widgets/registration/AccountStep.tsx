import { useState } from "react";
import { useMessages, usePhrase } from "../../src/i18n";
import { Icon, PasswordField, TextField } from "../../src/ui";
import { KindChoice } from "./KindChoice";
import { strengthChunk } from "./late-chunks";
import { PasswordRules } from "./PasswordRules";
import { registrationMessages } from "./registration.messages";
import type { RegistrationModel } from "./registration-model";
import { useChunk } from "../../src/late";

/** E-mail and password, and what the account is for. */
export function AccountStep({
  model,
  values,
}: {
  model: RegistrationModel;
  values: Readonly<Record<string, string>>;
}) {
  const t = useMessages(registrationMessages);
  const { form } = model;
  const [password, setPassword] = useState(values["password"] ?? "");
  return (
    <>
      {model.variant === "choice" && <KindChoice kind={model.kind} onChoose={model.choose} />}
      <EmailInput model={model} defaultValue={values["email"]} />
      <PasswordField
        label={t("password")}
        autoComplete="new-password"
        required
        defaultValue={values["password"]}
        onFocus={model.prepare}
        onInput={(event) => setPassword(event.currentTarget.value)}
        hint={
          <>
            <Strength password={password} words={[values["email"] ?? ""]} />
            <PasswordRules password={password} />
          </>
        }
        {...form.field("password")}
      />
      {!model.isBrief && (
        <PasswordField
          label={t("confirmPassword")}
          autoComplete="new-password"
          required
          defaultValue={values["confirm_password"]}
          {...form.field("confirm_password")}
        />
      )}
    </>
  );
}

/** Comes with the first letter; the rules are there from the start. */
function Strength({ password, words }: { password: string; words: readonly string[] }) {
  const { module } = useChunk(strengthChunk, password !== "");
  return module && <module.StrengthMeter password={password} ownWords={words} />;
}

function EmailInput({
  model: { form, emailCheck, verified, typeEmail, prepare },
  defaultValue,
}: {
  model: RegistrationModel;
  defaultValue: string | undefined;
}) {
  const t = useMessages(registrationMessages);
  const say = usePhrase();
  const { error, name } = form.field("email");
  const refused = emailCheck.status === "refused" ? say(emailCheck.problem) : undefined;
  const notes = {
    checking: t("checkingEmail"),
    free: t("emailFree"),
    refused: "",
    unasked: emailCheck.status === "unasked" ? say(emailCheck.why.message) : "",
    unknown: "",
  };
  return (
    <TextField
      label={t("email")}
      name={name}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      defaultValue={defaultValue}
      // The second step is on its way while the first is filled in.
      onFocus={prepare}
      onInput={(event) => typeEmail(event.currentTarget.value)}
      hint={
        <span role="status" className="martillo-registration__check">
          {error === undefined && !verified.email && notes[emailCheck.status]}
          {verified.email && (
            <span className="martillo-registration__verified" part="verified">
              <Icon name="check" size={14} /> {t("emailVerified")}
            </span>
          )}
        </span>
      }
      error={error ?? refused}
    />
  );
}

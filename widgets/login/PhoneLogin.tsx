import { useRef, useState } from "react";
import { type OutputOf, userSendPhoneLoginCode } from "../../src/contract";
import { FormAlert, phone, required, textOf, useForm } from "../../src/forms";
import { useMessages } from "../../src/i18n";
import { captchaOf, useHouseDefaults, useNow, usePhoneRules, useRuntime } from "../../src/state";
import { Button, CheckboxField, CodeField, PhoneField, useStyles } from "../../src/ui";
import { captchaChunk } from "../../src/ui/captcha-chunk";
import type { OtherWayModel } from "./use-login";
import { waysMessages } from "./ways.messages";
import styles from "./ways.css?inline";
import { useChunk } from "../../src/late";

type Sent = OutputOf<typeof userSendPhoneLoginCode> & { phone: string; resendAt: number };

/** Signing in with a code that is sent to the phone of an account. */
export function PhoneLogin({ model }: { model: OtherWayModel }) {
  const element = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState<Sent>();
  useStyles(element, styles);
  return (
    <div ref={element} className="martillo-login__form" part="form">
      {sent ? (
        <CodeForm model={model} sent={sent} onSent={setSent} />
      ) : (
        <PhoneForm model={model} onSent={setSent} />
      )}
    </div>
  );
}

function useSending(onSent: (sent: Sent | undefined) => void) {
  const { call, clock } = useRuntime();
  return async (phone: string, answer?: string) => {
    const fields = { phone, ...(answer && { captcha: answer }) };
    const result = await call(userSendPhoneLoginCode, fields, { inline: true });
    if (result.ok) {
      onSent({ ...result.data, phone, resendAt: clock.now() + result.data.resend_after * 1000 });
    }
    return result;
  };
}

interface StepProps {
  model: OtherWayModel;
  onSent: (sent: Sent | undefined) => void;
}

function PhoneForm({ model, onSent }: StepProps) {
  const t = useMessages(waysMessages);
  const send = useSending(onSent);
  const wanted = captchaOf(useHouseDefaults());
  const phones = usePhoneRules();
  const { module: late } = useChunk(captchaChunk, wanted !== undefined);
  // Until its code is here the server is the one to ask.
  const captcha = late && wanted;
  const form = useForm<"phone" | "captcha_token">({
    rules: {
      ...(captcha && { captcha_token: required() }),
      phone: [required(), phone(t("phoneLength"), phones)],
    },
    send: (data) => send(phones.toSend(textOf(data, "phone")), textOf(data, "captcha_token")),
  });
  return (
    <form className="martillo-login__form" {...form.props}>
      <FormAlert errors={form.errors} />
      <PhoneField
        label={t("phone")}
        hint={t("phoneHint")}
        required
        countryCode={phones.countryCode}
        // The way was chosen a moment ago: its only field is where the visitor goes on.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        {...form.field("phone")}
      />
      {captcha && (
        <late.CaptchaField
          config={captcha}
          error={form.errors.fields["captcha_token"]}
          attempt={form.errors.attempt}
        />
      )}
      <Button type="submit" variant="primary" full busy={form.isBusy}>
        {t("sendCode")}
      </Button>
      <BackLink model={model} />
    </form>
  );
}

function CodeForm({ model, sent, onSent }: StepProps & { sent: Sent }) {
  const t = useMessages(waysMessages);
  const send = useSending(onSent);
  const now = useNow();
  const defaults = useHouseDefaults();
  const [isSending, setSending] = useState(false);
  const wait = Math.max(0, Math.ceil((sent.resendAt - now) / 1000));
  const form = useForm<"verify_code">({
    rules: { verify_code: required("Please enter code") },
    async send(data) {
      const code = textOf(data, "verify_code");
      const result = await model.signIn({
        otpLogin: true,
        phone: sent.phone,
        verify_code: code,
        remember_me: data.has("remember_me"),
      });
      if (!result.ok) clearCode();
      return result;
    },
  });

  function clearCode() {
    const input = form.props.ref.current?.elements.namedItem("verify_code");
    if (!(input instanceof HTMLInputElement)) return;
    input.value = "";
    input.focus();
  }

  async function resend() {
    if (wait > 0 || isSending) return;
    // An answer is good for one code.
    if (captchaOf(defaults)) return onSent(undefined);
    setSending(true);
    const result = await send(sent.phone);
    setSending(false);
    form.clear();
    if (result.ok) clearCode();
    else form.fail({}, { text: result.error.message, next: result.error.next });
  }

  return (
    <form className="martillo-login__form" {...form.props}>
      <p className="martillo-login__note" role="status">
        {t("codeOnItsWay", { phone: sent.phone })}
      </p>
      <FormAlert errors={form.errors} />
      <CodeField
        label={t("code")}
        hint={t("codeHint", { count: sent.length, minutes: Math.round(sent.expires_in / 60) })}
        length={sent.length}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is what comes next
        autoFocus
        onComplete={form.submit}
        {...form.field("verify_code")}
      />
      <CheckboxField name="remember_me" label={t("rememberMe")} />
      <Button type="submit" variant="primary" full busy={form.isBusy}>
        {t("enter")}
      </Button>
      <div className="martillo-login__more">
        <button
          type="button"
          className="martillo-login__link"
          aria-disabled={wait > 0 || isSending}
          onClick={() => void resend()}
        >
          {wait > 0 ? t("resendIn", { seconds: wait }) : t("resend")}
        </button>
        <button type="button" className="martillo-login__link" onClick={() => onSent(undefined)}>
          {t("otherPhone")}
        </button>
        <BackLink model={model} />
      </div>
    </form>
  );
}

function BackLink({ model }: { model: OtherWayModel }) {
  const t = useMessages(waysMessages);
  return (
    <button type="button" className="martillo-login__link" part="login-link" onClick={model.goBack}>
      {t("goBack")}
    </button>
  );
}

import { FormAlert } from "../../src/forms";
import { useMessages } from "../../src/i18n";
import { Button, Icon, TextAreaField, TextField } from "../../src/ui";
import { captchaChunk } from "../../src/ui/captcha-chunk";
import { contactFormMessages } from "./contact-form.messages";
import type { ContactField, ContactFormModel } from "./use-contact-form";
import { useChunk } from "../../src/late";

export interface ContactFormViewProps {
  model: ContactFormModel;
  /** What the inputs begin with. */
  first: Partial<Record<ContactField, string>>;
  privacyUrl: string;
}

/** Pure markup from the model. */
export function ContactFormView({ model, first, privacyUrl }: ContactFormViewProps) {
  const t = useMessages(contactFormMessages);
  return (
    <div
      className="martillo-root martillo-contact-form"
      part="base"
      data-state={model.isSent ? "sent" : "writing"}
    >
      <div role="status">
        {model.isSent && (
          <div className="martillo-contact-form__done" part="done">
            <Icon name="check" size={24} />
            <p className="martillo-contact-form__thanks">{t("sent")}</p>
            <p>{t("sentText")}</p>
            <Button onClick={model.again}>{t("again")}</Button>
          </div>
        )}
      </div>
      {!model.isSent && <Fields model={model} first={first} privacyUrl={privacyUrl} />}
    </div>
  );
}

function Fields({ model: { form, captcha }, first, privacyUrl }: ContactFormViewProps) {
  const t = useMessages(contactFormMessages);
  const CaptchaField = useChunk(captchaChunk, captcha !== undefined).module?.CaptchaField;
  return (
    <form className="martillo-contact-form__form" part="form" {...form.props}>
      <FormAlert errors={form.errors} />
      <TextField
        label={t("name")}
        autoComplete="name"
        maxLength={80}
        required
        defaultValue={first.name}
        {...form.field("name")}
      />
      <TextField
        label={t("email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={first.email}
        {...form.field("email")}
      />
      <TextField
        label={t("phone")}
        type="tel"
        autoComplete="tel"
        maxLength={32}
        defaultValue={first.phone}
        {...form.field("phone")}
      />
      <TextField
        label={t("subject")}
        maxLength={160}
        required
        defaultValue={first.subject}
        {...form.field("subject")}
      />
      <div className="martillo-contact-form__wide">
        <TextAreaField
          label={t("message")}
          rows={6}
          maxLength={5000}
          required
          {...form.field("message")}
        />
      </div>
      {/* Invisible to people: only a program fills it in. */}
      <div className="martillo-contact-form__trap" aria-hidden="true">
        <label>
          Web <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {captcha && CaptchaField && (
        <div className="martillo-contact-form__wide">
          <CaptchaField config={captcha} attempt={form.errors.attempt} />
        </div>
      )}
      <div className="martillo-contact-form__wide martillo-contact-form__end">
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t("submit")}
        </Button>
        <p className="martillo-contact-form__privacy">
          {t("use")}{" "}
          <a part="privacy-link" href={privacyUrl}>
            {t("privacy")}
          </a>
        </p>
      </div>
    </form>
  );
}

import { useState } from "react";
import { userSubmitContactUs } from "../../src/contract";
import { email, type Form, phone, required, textOf, useForm } from "../../src/forms";
import { captchaOf, type Emit, useCall, useHouseDefaults, useSession } from "../../src/state";
import type { CaptchaConfig } from "../../src/ui/CaptchaField";

/** Inputs of the form. */
export type ContactField = "name" | "email" | "phone" | "subject" | "message";

/** Everything that the view shows. */
export interface ContactFormModel {
  form: Form<ContactField>;
  isSent: boolean;
  /** Undefined where the house asks for none, or knows who is there. */
  captcha: CaptchaConfig | undefined;
  /** Begins another message. */
  again: () => void;
}

const PHONE_LENGTH = "El teléfono debe tener entre 8 y 15 caracteres.";

/** The form and what becomes of it. */
export function useContactForm(emit: Emit): ContactFormModel {
  const { run } = useCall(userSubmitContactUs);
  const { user } = useSession();
  const defaults = useHouseDefaults();
  const [isSent, setSent] = useState(false);

  const form = useForm<ContactField>({
    rules: {
      name: required(),
      email: [required(), email()],
      phone: phone(PHONE_LENGTH),
      subject: required(),
      message: required(),
    },
    send(data) {
      const captcha = textOf(data, "captcha_token");
      return run({
        name: textOf(data, "name").trim(),
        email: textOf(data, "email").trim(),
        phone: textOf(data, "phone").trim(),
        subject: textOf(data, "subject").trim(),
        message: textOf(data, "message").trim(),
        website: textOf(data, "website"),
        ...(captcha !== "" && { captcha }),
      });
    },
    onSent() {
      setSent(true);
      emit("martillo-contact-sent", {});
    },
  });
  return {
    form,
    isSent,
    captcha: user ? undefined : captchaOf(defaults),
    again: () => setSent(false),
  };
}

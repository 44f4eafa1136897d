import { useState } from "react";
import { customSubscribeNewsletter } from "../../src/contract";
import { email, type Form, required, textOf, useForm } from "../../src/forms";
import { useMessages } from "../../src/i18n";
import { type Emit, useCall } from "../../src/state";
import { newsletterMessages } from "./newsletter.messages";

/** Everything that the view shows. */
export interface NewsletterModel {
  form: Form<"name" | "email">;
  /** It was taken; the address has still to confirm. */
  isRequested: boolean;
}

/** The form and what becomes of it. */
export function useNewsletter(emit: Emit): NewsletterModel {
  const t = useMessages(newsletterMessages);
  const { run } = useCall(customSubscribeNewsletter);
  const [isRequested, setRequested] = useState(false);

  const form = useForm<"name" | "email">({
    rules: { name: required("Required"), email: [required("Required"), email()] },
    async send(data) {
      const contact = { name: textOf(data, "name").trim(), email: textOf(data, "email").trim() };
      const result = await run({ contact, consent_text: t("consent") });
      return result.ok ? result : { ok: false, error: withOwnNames(result.error) };
    },
    onSent() {
      setRequested(true);
      emit("martillo-newsletter-requested", {});
    },
  });
  return { form, isRequested };
}

/** The contact travels as one object; its fields are this form's. */
function withOwnNames<Failure extends { fields?: Readonly<Record<string, string>> }>(
  failure: Failure,
): Failure {
  const fields = Object.entries(failure.fields ?? {});
  if (fields.length === 0) return failure;
  return {
    ...failure,
    fields: Object.fromEntries(fields.map(([name, text]) => [name.replace("contact.", ""), text])),
  };
}

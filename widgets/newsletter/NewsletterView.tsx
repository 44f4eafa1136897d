import { FormAlert } from "../../src/forms";
import { useMessages, usePhrase } from "../../src/i18n";
import { Button, Icon, TextField } from "../../src/ui";
import { newsletterMessages } from "./newsletter.messages";
import type { NewsletterModel } from "./use-newsletter";

/** Pure markup from the model. */
export function NewsletterView({
  model: { form, isRequested },
  privacyUrl,
}: {
  model: NewsletterModel;
  privacyUrl: string;
}) {
  const t = useMessages(newsletterMessages);
  const say = usePhrase();
  return (
    <div
      className="martillo-root martillo-newsletter"
      part="base"
      data-state={isRequested ? "requested" : "asking"}
    >
      <div className="martillo-newsletter__result" role="status">
        {isRequested && (
          <p className="martillo-newsletter__done" part="done">
            <Icon name="check" size={20} />
            <span>
              <strong>{say("Subscribed to newsletter successfully")}</strong> {t("confirm")}
            </span>
          </p>
        )}
      </div>
      {!isRequested && (
        <form className="martillo-newsletter__form" part="form" {...form.props}>
          <FormAlert errors={form.errors} />
          <div className="martillo-newsletter__fields">
            <TextField
              label={t("name")}
              autoComplete="name"
              maxLength={80}
              required
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
              {...form.field("email")}
            />
            <Button type="submit" variant="primary" busy={form.isBusy}>
              {t("submit")}
            </Button>
          </div>
          <p className="martillo-newsletter__consent" part="consent">
            {t("consent")}{" "}
            <a part="privacy-link" href={privacyUrl}>
              {t("privacy")}
            </a>
          </p>
        </form>
      )}
    </div>
  );
}

import { useMessages } from "../../src/i18n";
import { Icon } from "../../src/ui";
import { registrationMessages } from "./registration.messages";
import { PASSWORD_RULES } from "./registration-rules";

/** The rules of a new password, ticked off while it is typed. */
export function PasswordRules({ password }: { password: string }) {
  const t = useMessages(registrationMessages);
  return (
    <span className="martillo-registration__rules" part="password-rules">
      {PASSWORD_RULES.map((rule) => {
        const isMet = rule.test(password);
        return (
          <span
            key={rule.key}
            className="martillo-registration__rule"
            data-met={isMet || undefined}
          >
            <Icon name={isMet ? "check" : "minus"} size={14} />
            {t(rule.key)}
            {isMet && <span className="martillo-visually-hidden"> ({t("ruleMet")})</span>}
          </span>
        );
      })}
    </span>
  );
}

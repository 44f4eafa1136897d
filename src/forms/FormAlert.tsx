import { useRef } from "react";
import { useMessages, usePhrase } from "../i18n";
import { Icon, useStyles } from "../ui";
import type { FormErrors } from "./form-errors";
import styles from "./form-alert.css?inline";
import { formsMessages } from "./forms.messages";

/** The refusal of a whole form; its place is there before its text, so that it is read out. */
export function FormAlert({ errors }: { errors: FormErrors }) {
  const t = useMessages(formsMessages);
  const say = usePhrase();
  const element = useRef<HTMLDivElement>(null);
  useStyles(element, styles);
  const { form } = errors;
  return (
    <div ref={element} className="martillo-form-alert" role="alert">
      {form && (
        <div className="martillo-form-alert__box" part="alert">
          <Icon name="warning" size={18} />
          <div>
            <p>{say(form.text)}</p>
            {form.next && <p className="martillo-form-alert__next">{say(form.next)}</p>}
            {form.retry && (
              <button
                type="button"
                className="martillo-form-alert__retry"
                part="retry"
                onClick={form.retry}
              >
                {t("retry")}
              </button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

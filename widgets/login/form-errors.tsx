import { type RefObject, useEffect } from "react";
import type { FormErrors } from "../../src/forms";
import { useMessages } from "../../src/i18n";
import { Icon } from "../../src/ui";
import { loginMessages } from "./login.messages";

/** The refusal of a whole form; its place is there before its text, so that it is read out. */
export function FormAlert({ errors }: { errors: FormErrors }) {
  return (
    <div role="alert">
      {errors.form && (
        <div className="martillo-login__alert" part="alert">
          <Icon name="warning" size={18} />
          <div>
            <p>{errors.form.text}</p>
            {errors.form.next && <p className="martillo-login__next">{errors.form.next}</p>}
            {errors.form.retry && <RetryLink onRetry={errors.form.retry} />}
          </div>
        </div>
      )}
    </div>
  );
}

function RetryLink({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(loginMessages);
  return (
    <button type="button" className="martillo-login__link" part="retry" onClick={onRetry}>
      {t("retry")}
    </button>
  );
}

/** After each refused try the focus goes to the first field at fault. */
export function useFocusFirstError(form: RefObject<HTMLFormElement | null>, attempt: number) {
  useEffect(() => {
    if (attempt === 0) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [form, attempt]);
}

/** Text of a field of a submitted form. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}

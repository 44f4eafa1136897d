import { type InputHTMLAttributes, type ReactNode, type Ref, useState } from "react";
import { useMessages } from "../i18n";
import { Field } from "./Field";
import { Icon } from "./Icon";
import { uiMessages } from "./ui.messages";

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "size"> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** @default false */
  labelHidden?: boolean;
  /** A unit after the text, e.g. "km". */
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. A password can be shown. */
export function TextField({
  label,
  hint,
  error,
  labelHidden = false,
  suffix,
  type = "text",
  ...rest
}: TextFieldProps) {
  const t = useMessages(uiMessages);
  const [isShown, setShown] = useState(false);
  const isPassword = type === "password";
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden}>
      {(control) => (
        <span className="martillo-control" part="control">
          <input
            part="input"
            {...rest}
            {...control}
            className="martillo-control__input"
            type={isPassword && isShown ? "text" : type}
          />
          {suffix && (
            <span className="martillo-control__suffix" aria-hidden="true">
              {suffix}
            </span>
          )}
          {isPassword && (
            <button
              type="button"
              className="martillo-control__toggle"
              aria-label={t(isShown ? "hidePassword" : "showPassword")}
              onClick={() => setShown(!isShown)}
            >
              <Icon name={isShown ? "eye-off" : "eye"} />
            </button>
          )}
        </span>
      )}
    </Field>
  );
}

import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { Field } from "./Field";

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "size"> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** @default false */
  labelHidden?: boolean;
  /** A unit after the text, e.g. "km". */
  suffix?: ReactNode;
  /** A button at the end. */
  toggle?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField({
  label,
  hint,
  error,
  labelHidden = false,
  suffix,
  toggle,
  type = "text",
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden}>
      {(control) => (
        <span className="martillo-control" part="control">
          <input
            part="input"
            {...rest}
            {...control}
            className="martillo-control__input"
            type={type}
          />
          {suffix && (
            <span className="martillo-control__suffix" aria-hidden="true">
              {suffix}
            </span>
          )}
          {toggle}
        </span>
      )}
    </Field>
  );
}

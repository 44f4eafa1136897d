import { useId, useRef } from "react";
import { useStyles } from "./adopt-styles";
import { Field } from "./Field";
import styles from "./phone-field.css?inline";
import type { TextFieldProps } from "./TextField";

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  "type" | "suffix" | "toggle" | "prefix"
> {
  /** Code of the country, shown and not to be changed. @default "+34" */
  countryCode?: string | undefined;
}

/** A phone of the market's country. The typed text is sent as it is: the server knows numbers with and without their code. */
export function PhoneField({
  label,
  hint,
  error,
  labelHidden = false,
  countryCode = "+34",
  ...rest
}: PhoneFieldProps) {
  const codeId = useId();
  const element = useRef<HTMLSpanElement>(null);
  useStyles(element, styles);
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden}>
      {(control) => (
        <span ref={element} className="martillo-control" part="control">
          <span className="martillo-phone__code" part="country-code" id={codeId}>
            {countryCode}
          </span>
          <input
            part="input"
            inputMode="tel"
            autoComplete="tel"
            maxLength={32}
            {...rest}
            {...control}
            aria-describedby={[codeId, control["aria-describedby"]].filter(Boolean).join(" ")}
            className="martillo-control__input"
            type="tel"
          />
        </span>
      )}
    </Field>
  );
}

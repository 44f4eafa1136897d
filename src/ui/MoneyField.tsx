import type { ReactNode, Ref } from "react";
import { Field } from "./Field";
import { centsOfText, textOfCents } from "./money-text";

export interface MoneyFieldProps {
  label: ReactNode;
  /** As typed; `centsOfText` reads it. */
  value: string;
  onValueChange: (text: string) => void;
  name?: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** @default false */
  labelHidden?: boolean;
  placeholder?: string;
  disabled?: boolean;
  required?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** An amount in euro. What is typed stays as typed until the field is left, then it is written out. */
export function MoneyField({
  label,
  hint,
  error,
  labelHidden = false,
  value,
  onValueChange,
  ...rest
}: MoneyFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden}>
      {(control) => (
        <span className="martillo-control" part="control">
          <input
            part="input"
            {...rest}
            {...control}
            className="martillo-control__input"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={value}
            onChange={(event) => onValueChange(event.currentTarget.value)}
            onBlur={() => {
              const cents = centsOfText(value);
              if (cents !== undefined) onValueChange(textOfCents(cents));
            }}
          />
          <span className="martillo-control__suffix" aria-hidden="true">
            €
          </span>
        </span>
      )}
    </Field>
  );
}

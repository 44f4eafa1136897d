import type { ReactNode, Ref } from "react";
import { centsOfText, textOfCents } from "./money-text";
import { TextField } from "./TextField";

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

/** An amount in euro. A typed text stays as typed until the field is left, then it is written out. */
export function MoneyField({ value, onValueChange, ...rest }: MoneyFieldProps) {
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      suffix="€"
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      onBlur={() => {
        const cents = centsOfText(value);
        if (cents !== undefined) onValueChange(textOfCents(cents));
      }}
    />
  );
}

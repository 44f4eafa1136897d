import type { ReactNode } from "react";
import { ChoiceGroup } from "./ChoiceGroup";
import type { RadioOption } from "./RadioGroup";

export interface CheckboxGroupProps {
  label: ReactNode;
  /** Of all its boxes. */
  name: string;
  options: readonly RadioOption[];
  hint?: ReactNode;
  error?: string | undefined;
  defaultValue?: readonly string[];
  disabled?: boolean;
}

/** Any number of several, all of them to be seen. */
export function CheckboxGroup({
  label,
  name,
  options,
  hint,
  error,
  defaultValue = [],
  disabled,
}: CheckboxGroupProps) {
  return (
    <ChoiceGroup label={label} options={options} hint={hint} error={error} disabled={disabled}>
      {(option, describedBy) => (
        <input
          type="checkbox"
          part="checkbox"
          name={name}
          value={option.value}
          disabled={option.disabled}
          defaultChecked={defaultValue.includes(option.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        />
      )}
    </ChoiceGroup>
  );
}

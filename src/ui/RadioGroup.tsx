import type { ReactNode } from "react";
import { ChoiceGroup, type ChoiceOption } from "./ChoiceGroup";

export type RadioOption = ChoiceOption;

export interface RadioGroupProps {
  label: ReactNode;
  name: string;
  options: readonly RadioOption[];
  hint?: ReactNode;
  error?: string | undefined;
  /** @default false */
  labelHidden?: boolean;
  defaultValue?: string;
  /** With `onValueChange`, where the choice is held outside. */
  value?: string;
  onValueChange?: (value: string) => void;
  required?: boolean;
  disabled?: boolean;
}

/** One of few, all of them to be seen. */
export function RadioGroup({
  label,
  name,
  options,
  hint,
  error,
  labelHidden = false,
  defaultValue,
  value,
  onValueChange,
  required,
  disabled,
}: RadioGroupProps) {
  return (
    <ChoiceGroup
      label={label}
      options={options}
      hint={hint}
      error={error}
      labelHidden={labelHidden}
      disabled={disabled}
      radio={{ required }}
    >
      {(option, describedBy) => (
        <input
          type="radio"
          part="radio"
          name={name}
          value={option.value}
          disabled={option.disabled}
          aria-describedby={describedBy}
          {...(value === undefined
            ? { defaultChecked: option.value === defaultValue }
            : { checked: option.value === value })}
          onChange={() => onValueChange?.(option.value)}
        />
      )}
    </ChoiceGroup>
  );
}

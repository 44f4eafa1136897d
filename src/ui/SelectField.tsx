import type { ReactNode, Ref, SelectHTMLAttributes } from "react";
import { Field } from "./Field";
import { Icon } from "./Icon";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: ReactNode;
  options: readonly SelectOption[];
  hint?: ReactNode;
  error?: string | undefined;
  /** @default false */
  labelHidden?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** One of several: the platform's own select, which every device handles best. */
export function SelectField({
  label,
  options,
  hint,
  error,
  labelHidden = false,
  ...rest
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden}>
      {(control) => (
        <span className="martillo-control" part="control">
          <select part="select" {...rest} {...control} className="martillo-control__input">
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className="martillo-control__chevron">
            <Icon name="chevron-down" size={18} />
          </span>
        </span>
      )}
    </Field>
  );
}

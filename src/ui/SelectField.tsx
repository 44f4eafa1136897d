import {
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  useLayoutEffect,
  useRef,
} from "react";
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
  const holder = useRef<HTMLSpanElement>(null);
  const { defaultValue } = rest;

  // The script-tag build leaves a select on its first option, also where its default is another one.
  useLayoutEffect(() => {
    const select = holder.current?.querySelector("select");
    if (select && typeof defaultValue === "string") select.value = defaultValue;
  }, [defaultValue]);

  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden}>
      {(control) => (
        <span ref={holder} className="martillo-control" part="control">
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

import { type ReactNode, useId, useRef } from "react";
import { useStyles } from "./adopt-styles";
import fieldStyles from "./field.css?inline";
import { FieldError } from "./Field";
import type { RadioOption } from "./RadioGroup";
import styles from "./radio-group.css?inline";

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
  const id = useId();
  const element = useRef<HTMLFieldSetElement>(null);
  useStyles(element, fieldStyles);
  useStyles(element, styles);
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean);
  return (
    <fieldset
      ref={element}
      className="martillo-field martillo-radios"
      part="field"
      disabled={disabled}
      aria-describedby={described.join(" ") || undefined}
      data-invalid={error ? true : undefined}
    >
      <legend className="martillo-field__label">{label}</legend>
      <div className="martillo-radios__options">
        {options.map((option) => (
          <label key={option.value} className="martillo-radio">
            <input
              type="checkbox"
              part="checkbox"
              name={name}
              value={option.value}
              disabled={option.disabled}
              defaultChecked={defaultValue.includes(option.value)}
              aria-invalid={error ? true : undefined}
              aria-describedby={option.hint ? `${id}-${option.value}` : undefined}
            />
            <span className="martillo-radio__label">
              {option.label}
              {option.hint && (
                <span className="martillo-field__hint" id={`${id}-${option.value}`}>
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <p className="martillo-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

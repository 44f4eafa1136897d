import { type ReactNode, useId, useRef } from "react";
import { useStyles } from "./adopt-styles";
import fieldStyles from "./field.css?inline";
import { FieldError } from "./Field";
import styles from "./radio-group.css?inline";

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** Read with the option. */
  hint?: ReactNode;
  disabled?: boolean;
}

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
      role="radiogroup"
      disabled={disabled}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      aria-describedby={described.join(" ") || undefined}
      data-invalid={error ? true : undefined}
    >
      <legend className={labelHidden ? "martillo-visually-hidden" : "martillo-field__label"}>
        {label}
      </legend>
      <div className="martillo-radios__options">
        {options.map((option) => (
          <label key={option.value} className="martillo-radio">
            <input
              type="radio"
              part="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              aria-describedby={option.hint ? `${id}-${option.value}` : undefined}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onValueChange?.(option.value)}
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

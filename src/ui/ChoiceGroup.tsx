import { type ReactNode, useId, useRef } from "react";
import { useStyles } from "./adopt-styles";
import { useFieldStyles } from "./use-field-styles";
import { FieldError } from "./Field";
import styles from "./radio-group.css?inline";

export interface ChoiceOption {
  value: string;
  label: ReactNode;
  /** Read with the option. */
  hint?: ReactNode;
  disabled?: boolean;
}

export interface ChoiceGroupProps {
  label: ReactNode;
  options: readonly ChoiceOption[];
  hint: ReactNode;
  error: string | undefined;
  /** @default false */
  labelHidden?: boolean;
  disabled: boolean | undefined;
  /** Left out for several of many, where each box says what is wrong. */
  radio?: { required: boolean | undefined };
  /** The input of one option, described by its hint. */
  children: (option: ChoiceOption, describedBy: string | undefined) => ReactNode;
}

/** Options with their inputs under one legend, one hint and one error. */
export function ChoiceGroup({
  label,
  options,
  hint,
  error,
  labelHidden = false,
  disabled,
  radio,
  children,
}: ChoiceGroupProps) {
  const id = useId();
  const element = useRef<HTMLFieldSetElement>(null);
  useFieldStyles(element);
  useStyles(element, styles);
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean);
  const asRadio = radio && {
    role: "radiogroup",
    "aria-invalid": error ? true : undefined,
    "aria-required": radio.required || undefined,
  };
  return (
    <fieldset
      ref={element}
      className="martillo-field martillo-radios"
      part="field"
      disabled={disabled}
      aria-describedby={described.join(" ") || undefined}
      data-invalid={error ? true : undefined}
      {...asRadio}
    >
      <legend className={labelHidden ? "martillo-visually-hidden" : "martillo-field__label"}>
        {label}
      </legend>
      <div className="martillo-radios__options">
        {options.map((option) => (
          <label key={option.value} className="martillo-radio">
            {children(option, option.hint ? `${id}-${option.value}` : undefined)}
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

import { type ReactNode, useId, useRef } from "react";
import { useFieldStyles } from "./use-field-styles";
import { Icon } from "./Icon";

/** What the control of a field spreads onto itself to be named and described. */
export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** Read with the control. */
  hint?: ReactNode;
  /** Replaces nothing: hint and error are both read. */
  error?: string | undefined;
  /** The label is read but not shown. @default false */
  labelHidden?: boolean;
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error around one control. */
export function Field({ label, hint, error, labelHidden = false, children }: FieldProps) {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  useFieldStyles(element);
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean);
  return (
    <div
      ref={element}
      className="martillo-field"
      part="field"
      data-invalid={error ? true : undefined}
    >
      <label
        className={labelHidden ? "martillo-visually-hidden" : "martillo-field__label"}
        htmlFor={id}
      >
        {label}
      </label>
      {children({
        id,
        "aria-describedby": described.join(" ") || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {hint && (
        <p className="martillo-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** The error line of a field. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p className="martillo-field__error" part="field-error" id={id}>
      <Icon name="warning" size={16} />
      <span>{children}</span>
    </p>
  );
}

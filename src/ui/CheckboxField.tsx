import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useRef } from "react";
import { useFieldStyles } from "./use-field-styles";
import { FieldError } from "./Field";

export interface CheckboxFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode;
  /** At the end of the line, e.g. how many there are. */
  aside?: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A box to tick; the whole line is the target. */
export function CheckboxField({ label, aside, error, ...rest }: CheckboxFieldProps) {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  useFieldStyles(element);
  return (
    <div
      ref={element}
      className="martillo-field"
      part="field"
      data-invalid={error ? true : undefined}
    >
      <label className="martillo-checkbox">
        <input
          part="checkbox"
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span className="martillo-checkbox__label">{label}</span>
        {aside !== undefined && <span className="martillo-checkbox__aside">{aside}</span>}
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

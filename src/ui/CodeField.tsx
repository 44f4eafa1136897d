import { type FormEvent, useRef } from "react";
import { useStyles } from "./adopt-styles";
import styles from "./code-field.css?inline";
import { Field } from "./Field";
import type { TextFieldProps } from "./TextField";

export interface CodeFieldProps extends Omit<
  TextFieldProps,
  "type" | "suffix" | "toggle" | "maxLength"
> {
  /** How many digits a code has. @default 6 */
  length?: number;
  /** All digits are there; told once for each code. */
  onComplete?: (code: string) => void;
}

/** A code that was sent, e.g. by SMS: one input, so that phones can offer it and it can be pasted with its spaces. */
export function CodeField({
  label,
  hint,
  error,
  labelHidden = false,
  length = 6,
  onComplete,
  onInput,
  ...rest
}: CodeFieldProps) {
  const element = useRef<HTMLSpanElement>(null);
  const told = useRef("");
  useStyles(element, styles);

  function handleInput(event: FormEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const code = input.value.replace(/\D/g, "").slice(0, length);
    if (input.value !== code) input.value = code;
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0]);
    if (code.length === length && code !== told.current) onComplete?.(code);
    told.current = code.length === length ? code : "";
  }

  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden}>
      {(control) => (
        <span ref={element} className="martillo-control martillo-code" part="control">
          <input
            part="input"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            className="martillo-control__input martillo-code__input"
            type="text"
            onInput={handleInput}
          />
        </span>
      )}
    </Field>
  );
}

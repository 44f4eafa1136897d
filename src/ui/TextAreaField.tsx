import { type ReactNode, type Ref, type TextareaHTMLAttributes, useRef } from "react";
import { useStyles } from "./adopt-styles";
import { Field } from "./Field";
import styles from "./text-area.css?inline";

export interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** @default false */
  labelHidden?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; it grows with what is written where the browser can. */
export function TextAreaField({
  label,
  hint,
  error,
  labelHidden = false,
  rows = 4,
  ...rest
}: TextAreaFieldProps) {
  const element = useRef<HTMLSpanElement>(null);
  useStyles(element, styles);
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden}>
      {(control) => (
        <span ref={element} className="martillo-control" part="control">
          <textarea
            part="textarea"
            {...rest}
            {...control}
            rows={rows}
            className="martillo-control__input martillo-control__area"
          />
        </span>
      )}
    </Field>
  );
}

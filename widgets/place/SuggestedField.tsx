import { useId } from "react";
import { TextField, type TextFieldProps } from "../../src/ui";

export interface SuggestedFieldProps extends TextFieldProps {
  /** What the browser suggests; anything else can be written, too. */
  options: readonly string[];
}

/** A line of text with a list of what it usually is. */
export function SuggestedField({ options, ...rest }: SuggestedFieldProps) {
  const id = useId();
  return (
    <>
      <TextField {...rest} list={id} />
      <datalist id={id}>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </datalist>
    </>
  );
}

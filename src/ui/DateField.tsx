import { FIRST_DAY, LAST_DAY } from "../domain/field-rules";
import { TextField, type TextFieldProps } from "./TextField";

/** A day, by the browser's own date input; from 1900 to 2100 where `min` and `max` say nothing else. */
export function DateField({
  min = FIRST_DAY,
  max = LAST_DAY,
  ...rest
}: Omit<TextFieldProps, "type" | "suffix" | "toggle">) {
  return <TextField {...rest} type="date" min={min} max={max} />;
}

import { useMessages } from "../../../src/i18n";
import { TextField } from "../../../src/ui";
import type { Fields } from "./AskDialog";
import { deskMessages } from "./desk.messages";

const REFERENCE = /^[\w-]{1,60}$/;

/** Whether the server takes it as the reference of a transfer. */
export function isReference(text: string): boolean {
  return REFERENCE.test(text.trim());
}

interface ReferenceFieldProps {
  fields: Fields;
  hint: string;
}

/** What the house's bank calls a transfer. */
export function ReferenceField({ fields: { value, error, set }, hint }: ReferenceFieldProps) {
  const t = useMessages(deskMessages);
  return (
    <TextField
      name="reference"
      label={t("reference")}
      hint={hint}
      autoComplete="off"
      maxLength={60}
      value={value("reference")}
      error={error("reference")}
      onChange={(event) => set("reference", event.currentTarget.value)}
    />
  );
}

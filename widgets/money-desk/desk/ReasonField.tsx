import { useMessages } from "../../../src/i18n";
import { TextAreaField } from "../../../src/ui";
import type { Fields } from "./AskDialog";
import { deskMessages } from "./desk.messages";

interface ReasonFieldProps {
  name: string;
  label: string;
  fields: Fields;
}

/** The reason for an action of staff: stored with the action. */
export function ReasonField({ name, label, fields: { value, error, set } }: ReasonFieldProps) {
  const t = useMessages(deskMessages);
  return (
    <TextAreaField
      name={name}
      label={label}
      hint={t("reasonHint")}
      maxLength={500}
      value={value(name)}
      error={error(name)}
      onChange={(event) => set(name, event.currentTarget.value)}
    />
  );
}

import { useMessages } from "../../src/i18n";
import { TextField } from "../../src/ui";
import { loginMessages } from "./login.messages";

export interface EmailFieldProps {
  defaultValue?: string;
  error: string | undefined;
  onText?: (text: string) => void;
}

/** The address of an account, as password managers know it. */
export function EmailField({ defaultValue, error, onText }: EmailFieldProps) {
  const t = useMessages(loginMessages);
  return (
    <TextField
      label={t("email")}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      defaultValue={defaultValue}
      onInput={(event) => onText?.(event.currentTarget.value)}
      error={error}
    />
  );
}

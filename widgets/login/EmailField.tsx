import { useMessages } from "../../src/i18n";
import { TextField } from "../../src/ui";
import { loginMessages } from "./login.messages";

export interface EmailFieldProps {
  defaultValue?: string;
  error: string | undefined;
}

/** The address of an account, as password managers know it. */
export function EmailField({ defaultValue, error }: EmailFieldProps) {
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
      error={error}
    />
  );
}

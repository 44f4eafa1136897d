import { useState } from "react";
import { useMessages } from "../i18n";
import { Icon } from "./Icon";
import { passwordMessages } from "./password.messages";
import { TextField, type TextFieldProps } from "./TextField";

const EYE = {
  path: "M1.8 10S4.8 4.6 10 4.6 18.2 10 18.2 10s-3 5.4-8.2 5.4S1.8 10 1.8 10M7.6 10a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0",
};
const EYE_OFF = {
  path: "M8.2 4.8A8 8 0 0 1 10 4.6c5.2 0 8.2 5.4 8.2 5.4a14 14 0 0 1-2 2.6M5 6.1A13.3 13.3 0 0 0 1.8 10s3 5.4 8.2 5.4a8.4 8.4 0 0 0 3.8-.9M8.4 8.3a2.4 2.4 0 0 0 3.3 3.4M3 3l14 14",
};

/** A password; it can be shown. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "toggle">) {
  const t = useMessages(passwordMessages);
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      toggle={
        <button
          type="button"
          className="martillo-control__toggle"
          aria-label={t(isShown ? "hidePassword" : "showPassword")}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? EYE_OFF : EYE} />
        </button>
      }
    />
  );
}

import { describeElement } from "../../src/element/descriptor";
import styles from "./password-reset.css?inline";
import { PasswordReset } from "./PasswordReset";

export const passwordResetElement = describeElement({
  tag: "martillo-password-reset",
  component: PasswordReset,
  styles,
  reservedHeight: "270px",
  attributes: {
    "link-token": { prop: "linkToken", type: "string" },
    email: { prop: "email", type: "string" },
    "terms-url": { prop: "termsUrl", type: "string" },
    "heading-level": { prop: "headingLevel", type: "number" },
  },
});

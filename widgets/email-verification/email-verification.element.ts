import { describeElement } from "../../src/element/descriptor";
import { EmailVerification } from "./EmailVerification";
import styles from "./email-verification.css?inline";

export const emailVerificationElement = describeElement({
  tag: "martillo-email-verification",
  component: EmailVerification,
  styles,
  reservedHeight: "140px",
  attributes: {
    "link-token": { prop: "linkToken", type: "string" },
    auto: { prop: "auto", type: "boolean" },
    "heading-level": { prop: "headingLevel", type: "number" },
  },
});

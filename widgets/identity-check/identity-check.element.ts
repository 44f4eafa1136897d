import { describeElement } from "../../src/element/descriptor";
import { accountStyles } from "../account";
import { IdentityCheck } from "./IdentityCheck";
import styles from "./identity-check.css?inline";

export const identityCheckElement = describeElement({
  tag: "martillo-identity-check",
  component: IdentityCheck,
  styles: `${accountStyles}\n${styles}`,
  doc: "Says who the signed-in person is by a document, and has it checked.",
  since: "0.2.0",
  reservedHeight: "360px",
  attributes: {},
  events: ["martillo-login-request"],
  parts: {
    base: "The widget.",
    form: "The form of the document.",
    reasons: "Why it was not approved.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-identity-check-max-width": "Widest size. Default: 480px.",
  },
});

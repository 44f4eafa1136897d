import { documentElement } from "../../src/element/docs";
import { identityCheckElement } from "./identity-check.element";

export const identityCheckDocs = documentElement(identityCheckElement, {
  doc: "Says who the signed-in person is by a document, and has it checked.",
  since: "0.2.0",
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

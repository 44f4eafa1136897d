import { documentElement } from "../../src/element/docs";
import { organizationElement } from "./organization.element";

export const organizationDocs = documentElement(organizationElement, {
  doc: "The people who work for the signed-in seller, and what each may do there: prepare lots, publish, award, let bidders in, talk, see reports, take money. For pages of the auction house.",
  attributes: {},
  events: ["martillo-login-request", "martillo-permissions-changed"],
  parts: {
    base: "The widget.",
    list: "The people.",
    person: "One of them.",
    permissions: "What the person may do.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-organization-gap": "Space between people. Default: the third step.",
  },
});

import { MARKET } from "martillo/domain";
import type { ServerConfig } from "../../platform/call/config";
import { DEMO_OPERATOR } from "../../platform/call/operator";
import { choice, text } from "../../platform/environment/kinds";
import { defineEnvironment } from "../../platform/environment/room";

/** A text that the house says of itself. `unset`: the text where it says nothing. */
function said(takes: string, description: string, unset = "the same") {
  return text(takes).optional().meta({ topic: "production", unset, description });
}

export const environment = defineEnvironment({
  topic: "places",
  variables: () => ({
    MARTILLO_OPERATOR_NAME: said(
      "a name",
      "Who runs the site. The legal texts, the page of contact and letters name it.",
      "demo: an example; production: a marked gap",
    ),
    MARTILLO_OPERATOR_TAX_ID: said("a number", "Its tax number."),
    MARTILLO_OPERATOR_REGISTRY: said("text", "Where the company is registered."),
    MARTILLO_OPERATOR_ADDRESS: said("text", "Its address."),
    MARTILLO_OPERATOR_EMAIL: said(
      "an e-mail",
      "Its e-mail. Messages of the contact form go there.",
    ),
    MARTILLO_OPERATOR_PRIVACY_EMAIL: said(
      "an e-mail",
      "Where questions about personal data go.",
      "the e-mail above",
    ),
    MARTILLO_OPERATOR_PHONE: said("a number", "Its phone."),
    MARTILLO_OPERATOR_HOURS: said("text", "When somebody answers."),
    MARTILLO_DATE_FORMAT: choice([MARKET.dateFormat, "none"]).prefault(MARKET.dateFormat).meta({
      description:
        "How pages write dates. `none` leaves them unconfigured: `MM-DD-YYYY`, with hours to twelve.",
    }),
  }),
  read(values, { mode }) {
    const operator = {
      name: values.MARTILLO_OPERATOR_NAME ?? "",
      taxId: values.MARTILLO_OPERATOR_TAX_ID ?? "",
      registry: values.MARTILLO_OPERATOR_REGISTRY ?? "",
      address: values.MARTILLO_OPERATOR_ADDRESS ?? "",
      email: values.MARTILLO_OPERATOR_EMAIL ?? "",
      privacyEmail: values.MARTILLO_OPERATOR_PRIVACY_EMAIL ?? "",
      phone: values.MARTILLO_OPERATOR_PHONE ?? "",
      hours: values.MARTILLO_OPERATOR_HOURS ?? "",
    };
    // A demo has an example, unless it says anything of its own: half of each would be neither.
    const isSilent = Object.values(operator).every((value) => value === "");
    const { MARTILLO_DATE_FORMAT: format } = values;
    return {
      operator: mode === "demo" && isSilent ? DEMO_OPERATOR : operator,
      dateFormat: format === "none" ? null : format,
    } satisfies Partial<ServerConfig>;
  },
});

import { documentElement } from "../../src/element/docs";
import { profileElement } from "./profile.element";

export const profileDocs = documentElement(profileElement, {
  doc: "The account as the house knows it: the missing steps before a bid, e-mail and phone, plan, name and address.",
  attributes: { edit: { doc: "Begins with the form." } },
  events: ["martillo-login-request", "martillo-profile-updated"],
  parts: {
    base: "The widget.",
    head: "Initials, name and kind of account.",
    initials: "Initials of the person.",
    name: "Name of the person.",
    bidding: "Whether one may bid, and what is missing.",
    step: "One condition for bidding.",
    contact: "E-mail and phone.",
    "contact-line": "One of the two.",
    plan: "Plan of a seller.",
    details: "Name, company and address.",
    form: "Their form.",
    done: "Says that something has changed.",
    skeleton: "What stands here while the account is loading.",
  },
  cssProperties: {
    "--martillo-profile-background": "Background of the widget. Default: transparent.",
    "--martillo-profile-max-width": "Widest size. Default: 640px.",
  },
});

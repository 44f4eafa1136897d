import { describeElement } from "../../src/element/descriptor";
import { accountStyles } from "../account";
import { Profile } from "./Profile";
import styles from "./profile.css?inline";

export const profileElement = describeElement({
  tag: "martillo-profile",
  component: Profile,
  styles: `${accountStyles}\n${styles}`,
  doc: "Who one is to the house: what is missing to bid, e-mail and phone, plan, name and address.",
  reservedHeight: "560px",
  attributes: {
    edit: { prop: "edit", type: "boolean", doc: "Begins with the form." },
  },
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

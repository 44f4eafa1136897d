import { documentElement } from "../../src/element/docs";
import { paperListElement } from "./paper-list.element";

export const paperListDocs = documentElement(paperListElement, {
  doc: "Papers of what the signed-in person has bought and sold: what is missing, from whom, until when; and their files, which no other person sees.",
  attributes: {
    invoice: { doc: "Number of a purchase or sale.", default: "all of them" },
  },
  events: ["martillo-login-request", "martillo-paper-added", "martillo-contract-signed"],
  parts: {
    base: "The widget.",
    sale: "The papers of one sale.",
    paper: "One of them.",
    done: "What was done last.",
    refusal: "Why something was not done.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-paper-list-gap": "Space between the parts. Default: the fourth step.",
  },
});

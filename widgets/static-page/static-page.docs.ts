import { documentElement } from "../../src/element/docs";
import { staticPageElement } from "./static-page.element";

export const staticPageDocs = documentElement(staticPageElement, {
  attributes: {
    page: { doc: "Number, name or address of the page, e.g. `aviso-legal`." },
    heading: {
      values: ["first", "second", "none"],
      doc: "What its title is above the text: the page's first heading, a second one, or left out.",
      default: "second",
    },
    "new-tab": {
      doc: "Its links open in a tab of their own, for a text over a form that is filled in.",
    },
  },
  events: [],
  parts: {
    base: "The widget.",
    title: "Title of the text.",
    template: "Says that a legal text has to be looked through first.",
    text: "The text.",
    updated: "When it was last changed.",
  },
  cssProperties: {
    "--martillo-static-page-max-width": "Widest size. Default: 68ch.",
  },
  doc: "One of the house's own texts: legal notice, questions, help.",
  since: "0.2.0",
});

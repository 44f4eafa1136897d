import { documentElement } from "../../src/element/docs";
import { addressBookElement } from "./address-book.element";

export const addressBookDocs = documentElement(addressBookElement, {
  doc: "The addresses of the signed-in person: adds, changes and removes them, and says which one is the usual one.",
  since: "0.2.0",
  attributes: {},
  events: ["martillo-login-request"],
  parts: {
    base: "The widget.",
    list: "The addresses.",
    address: "One of them.",
    form: "The form of an address.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-address-book-gap": "Space between two addresses. Default: the third step.",
  },
});

import { describeElement } from "../../src/element/descriptor";
import { accountStyles } from "../account";
import { AddressBook } from "./AddressBook";
import styles from "./address-book.css?inline";

export const addressBookElement = describeElement({
  tag: "martillo-address-book",
  component: AddressBook,
  styles: `${accountStyles}\n${styles}`,
  doc: "The addresses of the signed-in person: adds, changes and removes them, and says which one is the usual one.",
  since: "0.2.0",
  reservedHeight: "220px",
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

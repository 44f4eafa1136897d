import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import { AddressBook } from "./AddressBook";
import styles from "./address-book.css?inline";

export const addressBookElement = describeElement({
  tag: "martillo-address-book",
  component: AddressBook,
  styles: withAccountStyles(styles),
  reservedHeight: "220px",
  attributes: {},
});

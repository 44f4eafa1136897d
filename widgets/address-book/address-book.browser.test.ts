import { runWidgetSuite } from "../../src/testing";
import { addressBookElement } from "./address-book.element";
import { addressBookSuite } from "./address-book.suite";

runWidgetSuite("address-book", addressBookElement, addressBookSuite);

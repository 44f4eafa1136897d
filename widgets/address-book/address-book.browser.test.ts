import { runWidgetSuite } from "../../src/testing";
import { addressBookDocs } from "./address-book.docs";
import { addressBookSuite } from "./address-book.suite";

runWidgetSuite("address-book", addressBookDocs, addressBookSuite);

export { AddressBook, type AddressBookEvents, type AddressBookProps } from "./AddressBook";
export { addressBookElement } from "./address-book.element";

// The addresses of the signed-in person: adds, changes and removes them, and says which one is the usual one.
export { AddressBook, type AddressBookEvents, type AddressBookProps } from "./AddressBook";
export { addressBookElement } from "./address-book.element";

import { type EventProps, useWidgetEvents } from "../../src/state";
import { AccountGate } from "../account";
import { AddressBookView } from "./AddressBookView";
import { useAddressBook } from "./use-address-book";

/** Names of the events that the widget tells. */
export type AddressBookEvents = "martillo-login-request";

/** Props of `AddressBook`: a callback for its event. */
export type AddressBookProps = EventProps<AddressBookEvents>;

/** The addresses of the signed-in person: adds, changes and removes them, and says which one is the usual one. */
export function AddressBook(props: AddressBookProps) {
  const emit = useWidgetEvents(props);
  return (
    <section className="martillo-root martillo-address-book" part="base">
      <AccountGate emit={emit}>{() => <SignedInAddressBook />}</AccountGate>
    </section>
  );
}

function SignedInAddressBook() {
  return <AddressBookView model={useAddressBook()} />;
}

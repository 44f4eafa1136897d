import { type EventProps, useWidgetEvents } from "../../src/state";
import { AccountGate } from "../account";
import { useWallet } from "./use-wallet";
import { WalletView } from "./WalletView";

/** Names of the events that the widget tells. */
export type WalletEvents = "martillo-login-request";

/** Props of `Wallet`: a callback for its event. */
export type WalletProps = EventProps<WalletEvents>;

/** The balance of the signed-in person: the amount, top-ups, returns to the card or to a bank account, and the history. */
export function Wallet(props: WalletProps) {
  const emit = useWidgetEvents(props);
  return (
    <section className="martillo-root martillo-wallet" part="base">
      <AccountGate emit={emit}>{() => <SignedInWallet />}</AccountGate>
    </section>
  );
}

function SignedInWallet() {
  return <WalletView model={useWallet()} />;
}

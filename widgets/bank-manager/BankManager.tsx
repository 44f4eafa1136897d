import { type EventProps, useWidgetEvents } from "../../src/state";
import { AccountGate } from "../account";
import { BankManagerView } from "./BankManagerView";
import { type BankKind, type EmitBank, useBankManager } from "./use-bank-manager";

/** Names of the events that the widget tells. */
export type BankManagerEvents =
  | "martillo-login-request"
  | "martillo-bank-added"
  | "martillo-bank-verified"
  | "martillo-bank-deleted";

/** Props of `BankManager`: which accounts, and a callback for each event. */
export interface BankManagerProps extends EventProps<BankManagerEvents> {
  /** Names of the forms: both are accounts at the house's provider. @default "bank" */
  kind?: BankKind;
}

/** The bank accounts of the signed-in person. One that was verified by two small deposits pays. */
export function BankManager({ kind = "bank", ...events }: BankManagerProps) {
  const emit = useWidgetEvents(events);
  return (
    <section className="martillo-root martillo-bank-manager" part="base" data-kind={kind}>
      <AccountGate emit={emit}>{() => <SignedInBankManager emit={emit} />}</AccountGate>
    </section>
  );
}

function SignedInBankManager({ emit }: { emit: EmitBank }) {
  return <BankManagerView model={useBankManager(emit)} />;
}

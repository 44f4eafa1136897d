import { type EventProps, useWidgetEvents } from "../../src/state";
import { AccountGate } from "../account";
import { CardManagerView } from "./CardManagerView";
import { type CardKind, type EmitCard, useCardManager } from "./use-card-manager";

/** Names of the events that the widget tells. */
export type CardManagerEvents =
  | "martillo-login-request"
  | "martillo-card-added"
  | "martillo-card-updated"
  | "martillo-card-deleted"
  | "martillo-card-default-changed";

/** Props of `CardManager`: which cards, and a callback for each event. */
export interface CardManagerProps extends EventProps<CardManagerEvents> {
  /** Where the cards are kept. @default "card" */
  kind?: CardKind;
}

/** The cards that the signed-in person has saved. Numbers are told in the house's pay frame alone. */
export function CardManager({ kind = "card", ...events }: CardManagerProps) {
  const emit = useWidgetEvents(events);
  return (
    <section className="martillo-root martillo-card-manager" part="base">
      <AccountGate emit={emit}>{() => <SignedInCardManager kind={kind} emit={emit} />}</AccountGate>
    </section>
  );
}

function SignedInCardManager({ kind, emit }: { kind: CardKind; emit: EmitCard }) {
  return <CardManagerView model={useCardManager(kind, emit)} />;
}

import type { ProviderEvent } from "..";
import type { Db } from "../../../platform/db/db";
import { bytesOf, checkBody, signBody } from "../signature";
import type { DeliverOptions, DepositLetter, WebhookIntake } from "./options";
import {
  type EventRow,
  markEventDone,
  note,
  type PaymentRow,
  takeEventsDue,
  type Fate,
  type Tools,
} from "./sandbox-repository";
import { newId } from "./tools";

const SIGNATURE_HEADER = "martillo-sandbox-signature";

type Told = Pick<ProviderEvent, "kind" | "ref" | "type"> &
  Partial<Pick<ProviderEvent, "paymentId" | "customerId">>;

/** Notes a webhook, in the transaction of its reason. */
export async function tell(t: Db, tools: Tools, told: Told, atMs: number, fate: Fate) {
  const event: ProviderEvent = {
    id: newId("sbe"),
    paymentId: null,
    customerId: null,
    ...told,
    atMs,
  };
  await note(t, "webhook", event.id, event, atMs + tools.webhooks.delayMs, fate);
}

/** The news that each change of a payment is. */
export async function tellPayment(
  t: Db,
  tools: Tools,
  row: PaymentRow,
  atMs: number,
  fate: Fate,
  type = `payment.${row.status}`,
) {
  const { id: ref, payment_id: paymentId, customer_id: customerId } = row;
  await tell(t, tools, { kind: "payment", ref, type, paymentId, customerId }, atMs, fate);
}

export async function writeLetter(t: Db, letter: DepositLetter, atMs: number, fate: Fate) {
  await note(t, "letter", newId("sbl"), letter, atMs, fate);
}

/** The events of a webhook of ours. Throws BadSignature. */
export async function readEvents(
  tools: Tools,
  raw: Uint8Array,
  headers: Headers,
): Promise<ProviderEvent[]> {
  const secrets = await tools.webhookSecrets();
  await checkBody(secrets, raw, headers.get(SIGNATURE_HEADER), await tools.now());
  return [JSON.parse(new TextDecoder().decode(raw)) as ProviderEvent];
}

export interface Receivers {
  intake: WebhookIntake;
  onDeposits: DeliverOptions["onDeposits"];
}

/** What can be sent at all. */
export function waysOf(receivers: Receivers | null): string[] {
  if (!receivers) return [];
  return receivers.onDeposits ? ["webhook", "letter"] : ["webhook"];
}

/** Sends the events that are due. An event that is not taken over is sent again later, each time after a longer pause. */
export async function sendDue(tools: Tools, { intake, onDeposits }: Receivers): Promise<number> {
  const atMs = await tools.now();
  const rows = await takeEventsDue(tools.db, atMs, waysOf({ intake, onDeposits }));
  for (const row of arranged(rows, tools.webhooks.first)) {
    const isTaken =
      row.way === "letter"
        ? await sendLetter(row.body as DepositLetter, onDeposits)
        : await sendWebhook(tools, row.body, intake);
    if (isTaken) await markEventDone(tools.db, row.seq, atMs);
  }
  return rows.length;
}

function arranged(rows: readonly EventRow[], first: Tools["webhooks"]["first"]): EventRow[] {
  if (first === "any") {
    const drawn = rows.map((row) => ({ row, lot: Math.random() }));
    return drawn.toSorted((one, other) => one.lot - other.lot).map(({ row }) => row);
  }
  const sign = first === "oldest" ? 1 : -1;
  return rows.toSorted((one, other) => sign * (one.seq - other.seq));
}

async function sendWebhook(tools: Tools, body: unknown, intake: WebhookIntake): Promise<boolean> {
  const raw = bytesOf(JSON.stringify(body));
  const secrets = await tools.webhookSecrets();
  let isTaken = true;
  for (let copy = 0; copy < Math.max(1, tools.webhooks.copies); copy += 1) {
    const headers = new Headers({
      "content-type": "application/json",
      [SIGNATURE_HEADER]: await signBody(secrets, raw, await tools.now()),
    });
    isTaken &&= await intake(raw, headers).then(
      ({ ok }) => ok,
      () => false,
    );
  }
  return isTaken;
}

async function sendLetter(
  letter: DepositLetter,
  onDeposits: DeliverOptions["onDeposits"],
): Promise<boolean> {
  return (onDeposits?.(letter) ?? Promise.reject(new Error("nobody"))).then(
    () => true,
    () => false,
  );
}

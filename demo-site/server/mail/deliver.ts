/** Takes messages out of the outbox and hands them to the adapters; any number of processes may do so at once. */
import type { Db } from "../db/db";
import { errorText, type Log } from "../http/log";
import { DeliveryRefused } from "../ports/mail";
import type { DeliveryPorts } from "./delivery";
import {
  claimMessage,
  failUseless,
  markFailed,
  markForLater,
  markSent,
  type OutboxRow,
} from "./outbox-repository";

/** Longer than any adapter takes to give up. */
const LEASE_SECONDS = 120;
/** Seconds until the next try; after the last one nobody tries again. */
const PAUSES = [5, 30, 120, 600, 3_600, 21_600];
const AT_ONCE = 4;

/** Sends what is due. Resolves when nothing is due any more, to the number of messages that went out. */
export async function deliverDue(db: Db, ports: DeliveryPorts, log: Log): Promise<number> {
  const kinds = (["mail", "sms"] as const).filter((kind) => ports[kind]);
  if (kinds.length === 0) return 0;
  await failUseless(db);
  const sent = await Promise.all(
    Array.from({ length: AT_ONCE }, () => deliverInTurn(db, kinds, ports, log)),
  );
  return sent.reduce((sum, count) => sum + count, 0);
}

async function deliverInTurn(
  db: Db,
  kinds: readonly OutboxRow["kind"][],
  ports: DeliveryPorts,
  log: Log,
): Promise<number> {
  for (let sent = 0; ;) {
    const message = await claimMessage(db, kinds, LEASE_SECONDS);
    if (!message) return sent;
    if (await deliverOne(db, message, ports, log)) sent += 1;
  }
}

async function deliverOne(
  db: Db,
  message: OutboxRow,
  ports: DeliveryPorts,
  log: Log,
): Promise<boolean> {
  try {
    await hand(message, ports);
  } catch (error) {
    await noteFailure(db, message, error, log);
    return false;
  }
  await markSent(db, message.id);
  return true;
}

async function hand(message: OutboxRow, { mail, sms }: DeliveryPorts) {
  const { id, recipient: to, subject, text, html, unsubscribe, created_ms: at } = message;
  // Ids begin anew with every database.
  const key = `${id}.${Math.floor(at)}`;
  if (message.kind === "mail") await mail?.send({ to, subject, text, html, key, unsubscribe });
  else await sms?.send({ to, text, key });
}

async function noteFailure(db: Db, message: OutboxRow, error: unknown, log: Log) {
  const { id, kind, template, tries } = message;
  const { error: reason } = errorText(error);
  const pause = PAUSES[tries - 1];
  const isOver = error instanceof DeliveryRefused || pause === undefined;
  log.warn({ message: id, kind, template, tries, reason, isOver }, "a message did not go out");
  if (isOver) await markFailed(db, id, reason);
  else await markForLater(db, id, reason, pause);
}

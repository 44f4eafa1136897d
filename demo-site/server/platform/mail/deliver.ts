import { DeliveryRefused } from "../../ports/mail";
import { errorText } from "../call/log";
import type { Db } from "../db/db";
import { jobKind, JobRefused } from "../jobs/job";
import { fromBase64 } from "../security/base64";
import type { DeliveryPorts } from "./delivery";
import {
  beginSending,
  failUseless,
  markFailed,
  markSent,
  markWaiting,
  MESSAGE_JOB,
  type OutboxRow,
} from "./outbox-repository";

/** What sending a message needs. */
export interface DeliveryTools {
  db: Db;
  ports: DeliveryPorts;
}

/** Hands a message of the outbox to its adapter. Its lease is longer than any adapter takes to give up. */
export const messageJob = jobKind({
  name: MESSAGE_JOB,
  async run({ id }: { id: number }, { db, ports }: DeliveryTools, { isLast }) {
    const message = await beginSending(db, id);
    if (!message) return failUseless(db, id);
    try {
      await hand(message, ports);
    } catch (error) {
      const { error: reason } = errorText(error);
      const isRefused = error instanceof DeliveryRefused;
      await (isLast || isRefused ? markFailed(db, id, reason) : markWaiting(db, id, reason));
      throw isRefused ? new JobRefused(reason) : error;
    }
    await markSent(db, id);
  },
});

async function hand(message: OutboxRow, { mail, sms }: DeliveryPorts) {
  const { id, kind, recipient: to, subject, text, html, unsubscribe, created_ms: at } = message;
  // Ids begin anew with every database.
  const key = `${id}.${Math.floor(at)}`;
  const port = kind === "mail" ? mail : sms;
  if (!port) throw new Error(`nobody sends messages of the kind ${kind} any more`);
  const attachments = message.attachments.map(({ name, type, content }) => ({
    name,
    type,
    bytes: fromBase64(content),
  }));
  if (kind === "mail") await mail?.send({ to, subject, text, html, key, unsubscribe, attachments });
  else await sms?.send({ to, text, key });
}

import type { Lot } from "../contract";
import { readEnvelope } from "./read-envelope";
import type { Transport } from "./transport";

/** A request that was sent before this code had arrived, with the text of its answer. */
export interface EarlyRequest {
  answer: Promise<{ text: string; receivedAt: number } | undefined>;
  /** Moment of the monotonic clock. */
  sentAt: number;
}

/** The lots of such an answer; undefined when it failed. */
export async function readEarlyAnswer(
  { answer, sentAt }: EarlyRequest,
  onServerTime: NonNullable<Transport["onServerTime"]>,
): Promise<readonly Lot[] | undefined> {
  const arrived = await answer;
  const envelope = arrived && readEnvelope(arrived.text);
  if (!arrived || envelope?.status !== "success") return undefined;
  if (envelope.server_time !== undefined) {
    onServerTime({ sentAt, receivedAt: arrived.receivedAt, serverMs: envelope.server_time });
  }
  // Guests' answers of the same API that every other call trusts.
  const data = envelope.responseData as { records?: Lot[]; record?: Lot } | undefined;
  return data?.records ?? (data?.record ? [data.record] : undefined);
}

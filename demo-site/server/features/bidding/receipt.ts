import { toDecimal } from "martillo/domain";
import type { BidReceipt, ChainHead } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import type { AcceptedOutcome } from "./bid-job";
import { readSetting, writeSettingOnce } from "../house";

const SECRET_SETTING = "bid_receipt_secret";

/** The secret behind receipts: made once per database, shared by its processes. */
export async function receiptSecret(db: Db): Promise<string> {
  const fresh = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  await writeSettingOnce(db, SECRET_SETTING, fresh);
  const row = await readSetting(db, SECRET_SETTING);
  if (!row) throw new Error("martillo: the secret for bid receipts could not be stored.");
  return row.value;
}

/** What a receipt vouches for. Integers, a flag and the head of the chain, separated by bars. */
export function receiptText(bid: {
  bidId: number;
  lotId: number;
  seq: number;
  atMs: number;
  priceCents: number;
  leading: boolean;
  head?: ChainHead;
}): string {
  return [
    bid.head ? "martillo-receipt-2" : "martillo-receipt-1",
    bid.bidId,
    bid.lotId,
    bid.seq,
    bid.atMs,
    bid.priceCents,
    bid.leading ? 1 : 0,
    ...(bid.head ? [bid.head.position, bid.head.hash] : []),
  ].join("|");
}

/** The answer to an accepted bid; the same outcome always gives the same answer. */
export function toReceipt(bid: AcceptedOutcome, hmac: (text: string) => string): BidReceipt {
  return {
    bidid: bid.bidId,
    project_id: bid.lotId,
    seq: bid.seq,
    price: toDecimal(bid.priceCents),
    leading: bid.leading,
    ...(bid.leading ? {} : { code: "OUTBID_IMMEDIATELY" as const }),
    minimum: toDecimal(bid.minimumCents),
    my_maximum: toDecimal(bid.maximumCents),
    server_time: bid.atMs,
    closes_at: bid.closesAtMs,
    extension_no: bid.extensionNo,
    receipt: hmac(receiptText(bid)),
    // Key by key: an outcome that was kept comes back with its keys in another order.
    ...(bid.head && { head: { position: bid.head.position, hash: bid.head.hash } }),
  };
}

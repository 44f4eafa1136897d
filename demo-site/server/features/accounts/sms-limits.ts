/** Text messages cost money, and the owner of an expensive number earns by having them sent there. */
import { isSmsCountry } from "../../platform/call/config";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import { keyedHash } from "../../platform/security/keyed-hash";
import { countSms } from "./sms-repository";

/** Numbers are let in blocks: the holder of one often has its neighbours, too. */
const BLOCK_DIGITS = 3;

/** Throws SMS_COUNTRY for a number to which this house sends nothing. */
export function requireSmsCountry(number: string, { config }: Pick<CallContext, "config">): void {
  if (!isSmsCountry(number, config.sms)) throw new ApiFault("SMS_COUNTRY");
}

/** What text messages are counted under: a bidder who hears of many lots still gets codes. */
const CODE_SMS = "sms";
const NOTICE_SMS = "sms about lots";

export interface SmsUse {
  purpose?: typeof CODE_SMS | typeof NOTICE_SMS;
  /** The account of the number has signed in from where it is asked: the messages that strangers have used up are not its own. */
  isAtHome?: boolean;
}

/**
 * Counts a message to a number, its block and the house, all or none of them, in the transaction that it is called in. It counts whether
 * anybody is there to read it or not, so that the count does not tell who has an account. Returns what throws SMS_LIMIT.
 */
export async function smsCounter(
  number: string,
  ctx: Pick<CallContext, "db" | "config" | "log">,
  { purpose = CODE_SMS, isAtHome = false }: SmsUse = {},
): Promise<(t: CallContext["db"]) => Promise<void>> {
  const { perNumber, perBlock, perDay } = ctx.config.sms;
  const block = { of: "block", key: number.slice(0, -BLOCK_DIGITS), most: perBlock };
  const limits = [
    { of: isAtHome ? "number at home" : "number", key: number, most: perNumber },
    ...(isAtHome ? [] : [block]),
    // Last, because all wait for this one.
    { of: "house", key: "", most: perDay },
  ];
  const keys = await Promise.all(
    limits.map(({ of, key }) => keyedHash(ctx, JSON.stringify([purpose, of, key]))),
  );
  return async (t) => {
    for (const [index, { of, most }] of limits.entries()) {
      if (await countSms(t, keys[index] ?? "", most)) continue;
      ctx.log.warn({ of, most }, "no more text messages today");
      throw new ApiFault("SMS_LIMIT");
    }
  };
}

/** Counts a text message about lots to a number. False where there is no room for it today. */
export async function mayText(
  ctx: Pick<CallContext, "db" | "config" | "log">,
  number: string,
): Promise<boolean> {
  const count = await smsCounter(number, ctx, { purpose: NOTICE_SMS });
  try {
    // The counts before the one that had no room are taken back.
    await ctx.db.tx(count);
    return true;
  } catch (error) {
    if (error instanceof ApiFault) return false;
    throw error;
  }
}

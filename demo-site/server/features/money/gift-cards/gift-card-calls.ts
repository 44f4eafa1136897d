// This folder: gift cards and redeeming them.
import type { customGiftCards, GiftCard, giftCardRedeem } from "martillo/contract";
import {
  type AmountLimits,
  formatGiftCode,
  GIFT_CODE_TRIES,
  newGiftCode,
  parseCents,
  parseGiftCode,
  refuseGiftCard,
  toDecimal,
} from "martillo/domain";
import type { CallContext } from "../../../platform/call/context";
import { ApiFault } from "../../../platform/call/fault";
import type { Handler } from "../../../platform/call/mount";
import type { Db } from "../../../platform/db/db";
import { displayRange } from "../../../platform/lists/display-range";
import { sendMail } from "../../../platform/mail/send";
import { dayText } from "../../../platform/dates/written-dates";
import { noteDeed } from "../../../platform/security/audit";
import { addressLimits } from "../../../platform/security/counters";
import { keyedHash } from "../../../platform/security/keyed-hash";
import { toBalance } from "../ledger/balances";
import { readPurses } from "../ledger/balance-repository";
import { post } from "../ledger/post";
import { giftCard, giftCardRedeemed } from "../money.mail";
import { sumText } from "../money-letters";
import { readPayer, readPayerByEmail } from "../payer-repository";
import { once } from "../once";
import { requireAmount } from "../require-amount";
import {
  countCards,
  type GiftRow,
  insertCard,
  lockCard,
  lockCardByHash,
  markRedeemed,
  markVoid,
  readCard,
  readCardByHash,
  readCards,
} from "./gift-card-repository";

/** Guesses at codes, counted for each account and address. */
const GUESSES = { most: GIFT_CODE_TRIES.most, seconds: GIFT_CODE_TRIES.perMs / 1000 };
const LIMITS: AmountLimits = { minCents: 100, maxCents: 100_000 };

/** Redeems a gift card, whole and once. Unknown and malformed codes get the same answer. */
export const redeemGiftCard: Handler<typeof giftCardRedeem> = async (input, ctx) => {
  const { id: userId } = ctx.requireViewer();
  const limits = [
    { key: `gift codes of ${userId}`, rule: GUESSES },
    ...addressLimits("gift codes", ctx.ip, GUESSES),
  ];
  // Before anything is looked up: many at once are no more than many in turn. A try that turns out to be no guess is given back.
  await ctx.counters.require(limits);
  const code = parseGiftCode(input.code);
  const hash = await keyedHash(ctx, `gift ${code ?? "none"}`);
  const { idempotency_key: key } = input;
  try {
    const cents = await once(ctx.db, { userId, key, call: "gift", body: { hash } }, (t) =>
      redeemIn({ ...ctx, db: t }, userId, hash),
    );
    await ctx.counters.giveBack(limits);
    ctx.bus.money(userId);
    return { balance: toBalance(await readPurses(ctx.db, userId)), amount: toDecimal(cents) };
  } catch (error) {
    const isGuess = error instanceof ApiFault && error.code === "GIFT_CARD_INVALID";
    if (!isGuess) await ctx.counters.giveBack(limits);
    throw error;
  }
};

async function redeemIn(ctx: CallContext, userId: number, hash: string): Promise<number> {
  const { db: t } = ctx;
  await lockCardByHash(t, hash);
  const card = await readCardByHash(t, hash);
  const refusal = refusalOf(card);
  if (refusal) throw new ApiFault(refusal);
  if (!card) throw new Error("martillo: no card is refused");
  await markRedeemed(t, card.id, userId);
  await post(t, { event: "redeem", card: card.id, user: userId, amountCents: card.amount_cents });
  const payer = await readPayer(t, userId);
  if (payer) {
    const { name, language } = payer;
    const amount = sumText(card.amount_cents, payer);
    await sendMail(ctx, giftCardRedeemed, payer.email, { name, language, amount });
  }
  return card.amount_cents;
}

function refusalOf(card: GiftRow | undefined) {
  const { status, expires_ms: expiresAtMs = null, now_ms: nowMs = 0 } = card ?? {};
  return refuseGiftCard(status === undefined ? null : { status, expiresAtMs }, nowMs);
}

/** Staff issue, list and void gift cards. A code is shown once, with the answer that made it. */
export const giftCards: Handler<typeof customGiftCards> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  if (input.action === "issue") {
    if (input.email !== undefined && input.count > 1) {
      throw new ApiFault("INVALID_INPUT", {
        fields: { count: "Por correo se envía una tarjeta cada vez." },
      });
    }
    const { idempotency_key: key, ...body } = input;
    const keyed = { userId: viewer.id, key, call: "custom/giftCards", body };
    const draws = await drawsOf(ctx, `${viewer.id} ${key}`, input.count);
    const codes = draws.map(newGiftCode);
    // A repeated press is answered from the numbers of the cards: their codes are kept nowhere.
    const ids = await once(ctx.db, keyed, (t) => issue({ ...ctx, db: t }, input, codes));
    const cards = await Promise.all(ids.map((id) => readCard(ctx.db, id)));
    return listed(
      cards.flatMap((card, index) =>
        card ? [{ ...toGiftCard(card), code: formatGiftCode(codes[index] ?? "") }] : [],
      ),
    );
  }
  if (input.action === "void") {
    await ctx.db.tx((t) => makeVoid({ ...ctx, db: t }, input.id));
    return page(ctx.db, 1, 20);
  }
  return page(ctx.db, input.page, input.limit);
};

interface Issued {
  amount: string | number;
  count: number;
  sold: 0 | 1;
  expires_at?: number | undefined;
  email?: string | undefined;
}

/**
 * What draws the characters of each code. They follow from the key of the press and the house's secret, so that the same press gives the same
 * codes again.
 */
async function drawsOf(ctx: CallContext, press: string, count: number): Promise<(() => number)[]> {
  const BLOCKS = 4;
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const blocks = await Promise.all(
        Array.from({ length: BLOCKS }, (__, block) =>
          keyedHash(ctx, `gift code ${press} ${index} ${block}`),
        ),
      );
      // Two hexadecimal digits are a byte; its last five bits are a character.
      const values = (blocks.join("").match(/../g) ?? []).map((byte) => parseInt(byte, 16) & 31);
      return () => {
        const value = values.shift();
        if (value === undefined) throw new Error("martillo: no code could be drawn");
        return value;
      };
    }),
  );
}

/** Returns the numbers of the cards, in the order of their codes. */
async function issue(ctx: CallContext, input: Issued, codes: readonly string[]): Promise<number[]> {
  const viewer = ctx.requireViewer();
  const cents = parseCents(input.amount);
  requireAmount(cents, LIMITS, { whole: true });
  const made: number[] = [];
  for (const code of codes) {
    const row = await insertCard(ctx.db, {
      codeHash: await keyedHash(ctx, `gift ${code}`),
      last4: code.slice(-4),
      cents,
      isSold: input.sold === 1,
      expiresAt: input.expires_at ?? null,
      viewerId: viewer.id,
      email: input.email ?? null,
    });
    if (!row) throw new Error("martillo: a gift card was not written");
    if (input.email !== undefined) await send(ctx, input.email, { code, cents, input });
    const paidBy = input.sold === 1 ? "bank" : "promotions";
    await post(ctx.db, { event: "gift", card: row.id, amountCents: cents, paidBy });
    await noteDeed(ctx.db, viewer, "gift card issued", { card: row.id, amount: toDecimal(cents) });
    made.push(row.id);
  }
  return made;
}

/** Writes the code to the address that it is for, in the language of the account that has it. */
async function send(
  ctx: CallContext,
  email: string,
  { code, cents, input }: { code: string; cents: number; input: Issued },
): Promise<void> {
  const { name = null, language } = (await readPayerByEmail(ctx.db, email)) ?? {};
  await sendMail(ctx, giftCard, email, {
    name,
    language,
    amount: sumText(cents, { language }),
    code: formatGiftCode(code),
    until: input.expires_at === undefined ? null : dayText(input.expires_at, { language }),
  });
}

async function makeVoid(ctx: CallContext, id: number): Promise<void> {
  await lockCard(ctx.db, id);
  const card = await readCard(ctx.db, id);
  if (!card) throw new ApiFault("NOT_FOUND");
  if (card.status === "void") return;
  if (card.status === "redeemed") throw new ApiFault("GIFT_CARD_USED");
  await markVoid(ctx.db, id);
  const paidBy = card.is_sold ? "bank" : "promotions";
  await post(ctx.db, { event: "giftvoid", card: id, amountCents: card.amount_cents, paidBy });
  await noteDeed(ctx.db, ctx.requireViewer(), "gift card voided", { card: id });
}

async function page(db: Db, number: number, limit: number) {
  const rows = await readCards(db, limit, (number - 1) * limit);
  const total = await countCards(db);
  return {
    records: rows.map(toGiftCard),
    totalRecords: total,
    setDisp: displayRange(number, limit, rows.length, total),
  };
}

function listed(records: GiftCard[]) {
  return {
    records,
    totalRecords: records.length,
    setDisp: displayRange(1, records.length, records.length, records.length),
  };
}

function toGiftCard(row: GiftRow): GiftCard {
  return {
    id: row.id,
    last4: row.last4,
    amount: toDecimal(row.amount_cents),
    status: refusalOf(row) === "GIFT_CARD_EXPIRED" ? "expired" : row.status,
    issued_at: row.issued_ms,
    expires_at: row.expires_ms,
    redeemed_at: row.redeemed_ms,
    redeemed_by: row.redeemed_by,
    sent_to: row.sent_to,
  };
}

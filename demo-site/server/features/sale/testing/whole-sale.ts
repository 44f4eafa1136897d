/** People who buy, over HTTP, from a house whose process may end at any moment: each goes on until the sale is through. */
import type { calls } from "martillo/contract/schemas";
import type { InputOf, OutputOf } from "martillo/contract";
import type { Answer, Person } from "../../bidding/testing/auction-house";

type Calls = typeof calls;
type Name = keyof Calls;

/** A press under a key, and what was said of it. */
export interface Acknowledged {
  name: Name;
  input: object;
  by: Person;
  /** What must be the same whenever the key comes again. */
  said: string;
}

export interface Shop {
  /** Where the house is now. */
  base(): string;
  seller: Person;
  /** Codes of gift cards that no buyer has redeemed. */
  cards: string[];
  acknowledged: Acknowledged[];
  /** Answers so far: the kills wait for some between them. */
  answers: number;
}

const ADDRESS = { address1: "Calle Mayor 1", zip: "28013", city: "Madrid", state: "Madrid" };
const CHECKS = { identity: 1, condition: 1, keys: 1, documents: 1 } as const;
const PAUSE_MS = 20;
const PRICE = "500";

/** One try. Null: it is not known what became of it. */
export async function tryCall<N extends Name>(
  { base }: Pick<Shop, "base">,
  name: N,
  input: InputOf<Calls[N]>,
  by: Person,
): Promise<Answer<OutputOf<Calls[N]>> | null> {
  try {
    const response = await fetch(`${base()}/api/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${by.token}` },
      body: JSON.stringify(input),
    });
    const body = (await response.json()) as Answer<OutputOf<Calls[N]>>;
    // A process that ends may still say that it could not do it.
    return response.status >= 500 ? null : { ...body, httpStatus: response.status };
  } catch {
    return null;
  }
}

/** Asks until the server answers, always the same, as the widgets do. */
async function call<N extends Name>(
  shop: Shop,
  name: N,
  input: InputOf<Calls[N]>,
  by: Person,
): Promise<Answer<OutputOf<Calls[N]>>> {
  for (;;) {
    const answer = await tryCall(shop, name, input, by);
    if (answer) {
      shop.answers += 1;
      return answer;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Throws for a refusal, but for one that says that it was done before. */
async function done<N extends Name>(
  shop: Shop,
  name: N,
  input: InputOf<Calls[N]>,
  by: Person,
  doneBefore: readonly string[] = [],
): Promise<OutputOf<Calls[N]>> {
  const answer = await call(shop, name, input, by);
  const { code } = answer.responseData;
  if (answer.status !== "success" && !doneBefore.includes(code ?? "")) {
    throw new Error(`${name} was refused: ${code}`);
  }
  return answer.responseData;
}

/** A press under a key of its own. Returns null where it was refused by one of `refusals`. */
async function keyed<N extends Name>(
  shop: Shop,
  name: N,
  input: InputOf<Calls[N]>,
  by: Person,
  refusals: readonly string[] = [],
): Promise<OutputOf<Calls[N]> | null> {
  const pressed = { ...input, idempotency_key: crypto.randomUUID() };
  const answer = await call(shop, name, pressed, by);
  const { code } = answer.responseData;
  if (answer.status !== "success") {
    if (refusals.includes(code ?? "")) return null;
    throw new Error(`${name} was refused: ${code}`);
  }
  shop.acknowledged.push({ name, input: pressed, by, said: essence(answer.responseData) });
  return answer.responseData;
}

interface Said {
  invoice_id?: number;
  invoices?: { invoice_id: number; document_number: string | null }[];
  payment?: { id: number } | null;
  record?: { offer_id?: number; invoice_id?: number };
}

/** Of an answer what stays: sums and states go on. */
export function essence(answer: object): string {
  const { invoice_id, invoices, payment, record } = answer as Said;
  return JSON.stringify([
    invoice_id,
    invoices?.map((one) => [one.invoice_id, one.document_number]),
    payment?.id,
    record?.offer_id ?? record?.invoice_id,
  ]);
}

/** A sale of one of these lots to this person, from the press to the keys. Returns its account; null where others were faster. */
export async function buyWhole(
  shop: Shop,
  lot: number,
  by: Person,
  way: "checkout" | "buy now" | "offer",
): Promise<number | null> {
  const invoice = await sale(shop, lot, by, way);
  if (invoice === null) return null;
  if (way === "checkout") await payByBalance(shop, invoice, by);
  else await payBySeller(shop, invoice, way === "offer" ? ["200", "300"] : [PRICE]);
  await pickUp(shop, invoice, by);
  return invoice;
}

const FASTER = ["NOT_FOR_SALE", "LOT_RESERVED", "OFFERS_CLOSED", "CLOSED"];

async function sale(
  shop: Shop,
  lot: number,
  by: Person,
  way: "checkout" | "buy now" | "offer",
): Promise<number | null> {
  const bound = { project_id: lot, accept_terms: 1 as const };
  if (way === "buy now") {
    const input = { ...bound, expected_price: PRICE, idempotency_key: "" };
    return (await keyed(shop, "buynow/addToBuynow", input, by, FASTER))?.invoice_id ?? null;
  }
  if (way === "offer") {
    const input = { ...bound, amount: "400", idempotency_key: "" };
    const offer = await keyed(shop, "makeoffer/addToMakeoffer", input, by, FASTER);
    if (!offer) return null;
    const answer = {
      offer_id: offer.record.offer_id,
      action: "accept" as const,
      expected_amount: "400",
      idempotency_key: "",
    };
    const refusals = [...FASTER, "OFFER_CLOSED"];
    const sold = await keyed(shop, "seller/offer/changeOfferStatus", answer, shop.seller, refusals);
    return sold?.invoice_id ?? null;
  }
  const kept = await keyed(shop, "buynow/addToCart", { project_id: lot }, by, FASTER);
  if (!kept) return null;
  const cart_id = kept.cart_id ?? 0;
  const billing = { cart_id, address: ADDRESS, nif: "12345678Z", buyer_kind: "consumer" as const };
  await done(shop, "cart/saveAddress", billing, by);
  const placed = await keyed(
    shop,
    "cart/checkout",
    { cart_id, type: "buynow", place: 1, expected_total: PRICE, accept_terms: 1 },
    by,
    ["RESERVATION_EXPIRED", "NOT_FOR_SALE"],
  );
  return placed?.invoices[0]?.invoice_id ?? null;
}

async function payByBalance(shop: Shop, invoice: number, by: Person): Promise<void> {
  const card = { code: shop.cards.pop() ?? "" };
  await done(shop, "giftcard/addGiftCardWalletBalance", card, by, ["GIFT_CARD_USED"]);
  const input = {
    purpose: "invoice" as const,
    ref: String(invoice),
    payment_method: "wallet" as const,
  };
  await keyed(shop, "payment/authorize", input, by);
}

async function payBySeller(shop: Shop, invoice: number, amounts: readonly string[]): Promise<void> {
  for (const amount of amounts) {
    // Of 400 € the second part is what is left.
    const due = amounts.length > 1 ? "200" : amount;
    const input = { invoice_id: invoice, amount: due, reference: `TR-${invoice}` };
    await keyed(shop, "seller/offline/payCartOffline", input, shop.seller);
  }
}

async function pickUp(shop: Shop, invoice: number, by: Person): Promise<void> {
  const of = { invoice_id: invoice };
  for (let turn = invoice; ; turn += 7) {
    const { dates } = await done(shop, "appointment/checkAppointments", of, by);
    // Not the first ones: a near appointment cannot be changed.
    const slots = dates.slice(2).flatMap((day) => day.slots);
    const time = slots[turn % slots.length]?.start ?? 0;
    const answer = await call(shop, "appointment/update", { ...of, appointmentTime: time }, by);
    if (answer.status === "success") break;
    if (answer.responseData.code !== "APPOINTMENT_FULL") {
      throw new Error(`no appointment: ${answer.responseData.code}`);
    }
  }
  await done(shop, "custom/delivery", { ...of, delivered: 2 }, shop.seller, ["ILLEGAL_TRANSITION"]);
  const { appointmentDetail } = await done(shop, "appointment/checkAppointments", of, by);
  const input = { ...of, code: appointmentDetail?.pickup_code ?? "", checks: CHECKS };
  await done(shop, "custom/handover", input, shop.seller, ["HANDED_OVER", "ILLEGAL_TRANSITION"]);
}

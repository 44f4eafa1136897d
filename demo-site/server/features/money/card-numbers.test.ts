import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { embeddedPorts, type Ports } from "../../ports/ports";
import {
  around,
  cardHitsIn,
  type CardHit,
  cardNumbersIn,
  databaseText,
} from "../../testing/card-numbers";
import { engines, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import { moneyContext } from "../../testing/money-context";
import { saveCard } from "../../testing/save-card";
import type { SeededUser } from "../../seed/seed-rows";
import { sweepMoney } from "./sweep";

/** Every number that is typed below; the last one belongs to no person, and is mistyped besides. */
const TYPED = [
  "4242424242424242",
  "5555555555554444",
  "4000000000003220",
  "4000000000000002",
  "4000000000008120",
  "4000002500003155",
  "4539578763621486",
  "4242424242424241",
];
const CVC = "937";

describe("the search for card numbers", () => {
  it.each([
    ["in one piece", '{"number":"4242424242424242"}'],
    ["in groups", "4242 4242 4242 4242"],
    ["with dashes", "5555-5555-5555-4444."],
    ["at the end of an address", "https://casa.example/?n=4539578763621486"],
    ["in a form", "number=4242+4242+4242+4242&cvc=123"],
    ["in percent encoding", "4242%204242%204242%204242"],
    ["in base64", `token ${btoa("card:4242424242424242")}`],
    ["in hexadecimal bytes", `\\x${Buffer.from("n=4242424242424242;").toString("hex")}`],
    ["of 13 digits", "4222222222222"],
    ["of 19 digits", "6304000000000000018"],
  ])("finds one %s", (_how, text) => {
    expect(cardNumbersIn(text)).toHaveLength(1);
  });

  it.each([
    ["a wrong check digit", "4242424242424241"],
    ["four last digits", "•••• 4242"],
    ["a time in milliseconds", "1790000000000"],
    ["a longer number", "42424242424242424242"],
    ["an account", "ES91 2100 0418 4502 0005 1332"],
    ["part of a word", "x4242424242424242y"],
    ["an id by chance", "x-request-id,47296983-3655-4293-a222-9704b75465d0"],
    ["the end of an id", '{"id":"a7296983-3655-4293-8222-424242424242"}'],
  ])("does not take %s for one", (_what, text) => {
    expect(cardNumbersIn(text)).toEqual([]);
  });

  it("does find one beside an id, and tells where", () => {
    const id = "47296983-3655-4293-a222-9704b75465d0";
    expect(cardHitsIn(`{"id":"${id}","n":"4242 4242 4242 4242"}`)).toEqual([
      { number: "4242424242424242", context: '{"id":"uuid","n":"4242 4242 4242 4242"}' },
    ]);
  });
});

describe.each(engines)("after people have paid on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let ports: Ports;
  let me: SeededUser;
  /** All that left the house: answers, and lines of its log. */
  const said: string[] = [];

  beforeAll(async () => {
    open = await engine.open();
    ports = embeddedPorts(open.db);
    const write = (fields: object, message: string) =>
      void said.push(`${message} ${JSON.stringify(fields)}`);
    const log = { debug: write, info: write, warn: write, error: write };
    api = await createTestApi({ db: open.db, ports, log });
    me = await api.seedUser({ admin: true, membership: "free" });
    await payInEveryWay();
    await sweepMoney({ ...moneyContext(open.db, ports), log });
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });

  async function send(path: string, body: object, headers: Record<string, string> = {}) {
    const response = await api.fetch(path, {
      method: "POST",
      headers: { origin: "null", "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    said.push([...response.headers].join("\n"), text);
    return JSON.parse(text);
  }
  function typed(number: string) {
    return { number, name: "Ana Ruiz", cvc: CVC, month: 12, year: 2040, save: true };
  }
  async function openTopUp(): Promise<string> {
    const answer = await api.call("credit/addCreditBalance", { amount: "12.00" }, me);
    said.push(JSON.stringify(answer.responseData));
    return answer.responseData.frame_url ?? "";
  }

  async function payInEveryWay() {
    // Saved at the provider, in the vault, and while paying.
    await saveCard(api, me, { number: TYPED[0] ?? "" });
    const kept = await saveCard(api, me, { number: TYPED[1] ?? "", into: "vault" });
    for (const number of TYPED.slice(0, 5)) {
      const url = await openTopUp();
      const { view } = await send(`${url}/card`, typed(number.replace(/(.{4})(?=.)/g, "$1 ")));
      if (view?.challenge)
        await send(`${url}/challenge`, { challenge: view.challenge, answer: "authorize" });
      await send(`${url}/look`, {});
      const page = await api.fetch(url);
      said.push(await page.text());
    }
    // What the house does not take: other people's numbers, slips, numbers where none belongs.
    for (const number of TYPED.slice(-2)) await send(`${await openTopUp()}/card`, typed(number));
    await send(`${await openTopUp()}/${TYPED[0]}`, typed(TYPED[0] ?? ""));
    const authorization = `Bearer ${me.token}`;
    for (const [action, body] of [
      ["customer/payment_method/create", { card_number: TYPED[0], card_cvc: CVC }],
      ["customer/payment_method/create", { number: TYPED[6], description: TYPED[6] }],
      ["payment/authorize", { purpose: "topup", ref: TYPED[0], amount: "12.00" }],
      ["credit/addCreditBalance", { amount: TYPED[0] }],
      ["giftcard/addGiftCardWalletBalance", { code: TYPED[0] }],
      ["product/search", { search: TYPED[0] }],
    ] as const) {
      await send(`/api/${action}`, body, { authorization });
    }
    // Charged from where it is kept.
    const payment = (await api.call("credit/addCreditBalance", { amount: "15.00" }, me))
      .responseData.payment;
    const charged = await api.call(
      "payment/stripe_payment",
      { payment: payment?.id ?? 0, source: kept.id },
      me,
    );
    expect(charged.code).toBeNull();
    await send("/api/user/invoice/alltransactions", { page: 1, limit: 50 }, { authorization });
    await send("/api/user/getSkyflowCredit", {}, { authorization });
    await send("/api/customer/payment_method/list", {}, { authorization });
  }

  /** What of all that was typed stands in a text. */
  function leaksIn(text: string): CardHit[] {
    const hits = cardHitsIn(text);
    const plain = TYPED.filter((number) => text.includes(number)).map((number) => ({
      number,
      context: around(text, text.indexOf(number), number.length),
    }));
    return [...hits, ...plain.filter(({ number }) => !hits.some((hit) => hit.number === number))];
  }

  it("money has come, so that there was something to leak", async () => {
    const { balance } = (await api.call("credit/getCreditHistory", {}, me)).responseData;
    expect(Number(balance.available)).toBeGreaterThan(50);
    expect(said.length).toBeGreaterThan(40);
  });

  it("no table of the database has a number, or a code", async () => {
    const leaks: (CardHit & { table: string })[] = [];
    for (const [table, text] of await databaseText(open.db)) {
      leaks.push(...leaksIn(text).map((hit) => ({ table, ...hit })));
      const code = JSON.stringify(CVC);
      const at = text.indexOf(code);
      if (at >= 0)
        leaks.push({ table, number: "the code", context: around(text, at, code.length) });
    }
    expect(leaks).toEqual([]);
  });

  it("no answer, page, line of the log or letter has one", async () => {
    expect(leaksIn(said.join("\n"))).toEqual([]);
    const letters = await api.outbox();
    expect(letters.length).toBeGreaterThan(2);
    expect(leaksIn(letters.map((letter) => JSON.stringify(letter)).join("\n"))).toEqual([]);
  });

  it("one that is planted is found, wherever it is", async () => {
    await open.db.query("update users set companyname = $2 where id = $1", [me.id, TYPED[6]]);
    await open.db.query("update payments set quote = $2::jsonb where user_id = $1", [
      me.id,
      JSON.stringify({ card: { n: "4242 4242 4242 4242" } }),
    ]);
    const found: string[] = [];
    for (const [table, text] of await databaseText(open.db))
      found.push(...leaksIn(text).map(({ number }) => `${table}: ${number}`));
    expect(found.toSorted()).toEqual([`payments: ${TYPED[0]}`, `users: ${TYPED[6]}`]);
  });
});

// Payments from a balance per second through the HTTP API: deposits for bidding, each of one person for one lot.
import { HttpClient } from "./http-client.mjs";
import { addBidders, addLots } from "./house.mjs";
import { measureLoad } from "./load.mjs";

// As many deposits as there are lots come out of the largest gift card.
const DEPOSIT_CENTS = 25;
const GIFT_EURO = "1000.00";

/** So many connections pay for `people` people; each connection sends its next payment when the last one is answered. */
export async function measureWallet({ server, client, people, concurrency, seconds }) {
  const lotIds = await addLots(client, 4_000);
  await client.query("update lots set deposit_required_cents = $2 where id = any($1::bigint[])", [
    lotIds,
    DEPOSIT_CENTS,
  ]);
  const tokens = await addBidders(client, people);
  await fillBonus(server, client, tokens);
  const next = tokens.map(() => 0);
  const { elapsed, counts, ...measured } = await measureLoad({
    port: server.port,
    concurrency,
    seconds,
    warmUpMs: 1_000,
    kinds: ["paid"],
    kindOf: (status) => (status === 200 ? "paid" : "failed"),
    next(n) {
      const person = n % people;
      const lot = lotIds[next[person]++];
      if (lot === undefined) return null;
      return {
        path: "/api/credit/addBidDeposit",
        token: tokens[person],
        input: {
          project_id: lot,
          from: "wallet",
          idempotency_key: `bench-${process.pid}-${person}-${lot}`,
        },
      };
    },
  });
  await checkHeld(client, lotIds);
  return { perSecond: counts.paid / elapsed, ...counts, ...measured };
}

/** A gift card for everybody, issued and redeemed as the house does it: the ledger takes nothing that comes another way. */
async function fillBonus({ port }, client, tokens) {
  const http = new HttpClient(port);
  const [staff] = await addBidders(client, 1);
  await client.query(
    `update users set staff = true where id = (
       select user_id from sessions where token_hash = encode(sha256($1::bytea), 'hex'))`,
    [Buffer.from(staff)],
  );
  for (const token of tokens) {
    const issued = await http.post("/api/custom/giftCards", staff, {
      action: "issue",
      amount: GIFT_EURO,
    });
    const code = JSON.parse(issued.body).responseData?.records?.[0]?.code;
    const redeemed = await http.post("/api/giftcard/addGiftCardWalletBalance", token, { code });
    if (redeemed.status !== 200) throw new Error(`no balance: ${issued.body} ${redeemed.body}`);
  }
  http.close();
}

/** A fast but wrong result would be worth nothing: the held amounts must equal the deposits. */
async function checkHeld(client, lotIds) {
  const { rows } = await client.query(
    `select d.id from deposits d
     left join ledger_accounts a on a.kind = 'held' and a.ref = d.id::text
     where d.lot_id = any($1::bigint[]) and a.balance_cents is distinct from d.amount_cents`,
    [lotIds],
  );
  if (rows.length > 0) throw new Error(`deposits that nobody holds: ${rows.map((row) => row.id)}`);
}

// Payments from a balance per second through the HTTP API: deposits for bidding, each of one person for one lot.
import { percentiles, sleep } from "./bids.mjs";
import { HttpClient } from "./http-client.mjs";
import { addBidders, addLots } from "./house.mjs";

const DEPOSIT_CENTS = 100;
const GIFT_EURO = "10000.00";

/** So many connections pay for `people` people; each connection sends its next payment when the last one is answered. */
export async function measureWallet({ server, client, people, concurrency, seconds }) {
  const lotIds = await addLots(client, 4_000);
  await client.query("update lots set deposit_required_cents = $2 where id = any($1::bigint[])", [
    lotIds,
    DEPOSIT_CENTS,
  ]);
  const tokens = await addBidders(client, people);
  const clients = Array.from({ length: concurrency }, () => new HttpClient(server.port));
  await fillBonus(clients[0], client, tokens);
  const latencies = [];
  const counts = { paid: 0, failed: 0 };
  const next = tokens.map(() => 0);
  const phase = { isCounting: false, isOver: false };

  async function payAway(http, n) {
    const person = n % people;
    while (!phase.isOver && next[person] < lotIds.length) {
      const lot = lotIds[next[person]++];
      const started = performance.now();
      const { status, body } = await http.post("/api/credit/addBidDeposit", tokens[person], {
        project_id: lot,
        from: "wallet",
        idempotency_key: `bench-${process.pid}-${person}-${lot}`,
      });
      if (!phase.isCounting) continue;
      latencies.push(performance.now() - started);
      if (status === 200) counts.paid++;
      else {
        counts.failed++;
        if (counts.failed === 1) process.stderr.write(`${status} ${body.slice(0, 300)}\n`);
      }
    }
  }

  const running = clients.map(payAway);
  await sleep(1_000);
  phase.isCounting = true;
  const started = performance.now();
  await sleep(seconds * 1_000);
  phase.isCounting = false;
  const elapsed = (performance.now() - started) / 1_000;
  phase.isOver = true;
  await Promise.all(running);
  for (const http of clients) http.close();
  await checkHeld(client, lotIds);
  return { perSecond: counts.paid / elapsed, ...counts, ...percentiles(latencies) };
}

/** A gift card for everybody, issued and redeemed as the house does it: the ledger takes nothing that comes another way. */
async function fillBonus(http, client, tokens) {
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
}

/** Fast but wrong would be worth nothing: what is held is what the deposits are. */
async function checkHeld(client, lotIds) {
  const { rows } = await client.query(
    `select d.id from deposits d
     left join ledger_accounts a on a.kind = 'held' and a.ref = d.id::text
     where d.lot_id = any($1::bigint[]) and a.balance_cents is distinct from d.amount_cents`,
    [lotIds],
  );
  if (rows.length > 0) throw new Error(`deposits that nobody holds: ${rows.map((row) => row.id)}`);
}

import { type AccountKind, lineText, nameOfAccount, PAYMENT_CURRENCY } from "martillo/domain";
import { type Db, ms } from "../../../platform/db/db";
import { sha256 } from "hash-wasm";
import { bookedAtProvider, MOVES } from "../statement-repository";

/** One rule that must always hold, and what breaks it. */
export interface LedgerCheck {
  rule: string;
  title: string;
  faults: string[];
}

const MOST_FAULTS = 50;

/** What SQL can tell of each rule: rows that break it, as text. */
const RULES: readonly { rule: string; title: string; sql: string }[] = [
  {
    rule: "L1",
    title: "Cada asiento suma cero",
    // In each currency by itself.
    sql: `select 'asiento ' || e.id || ': ' || coalesce(sum(l.amount_cents), 0) || coalesce(' ' || a.currency, '') as fault
      from ledger_entries e left join ledger_lines l on l.entry_id = e.id left join ledger_accounts a on a.id = l.account_id
      group by e.id, a.currency having coalesce(sum(l.amount_cents), 0) <> 0 or count(l.id) = 1`,
  },
  {
    rule: "L2",
    title: "Ningún saldo con suelo baja de cero",
    sql: `select a.kind || ':' || a.ref || ' línea ' || l.version as fault
      from ledger_lines l join ledger_accounts a on a.id = l.account_id
      where a.floored and l.balance_after < 0`,
  },
  {
    rule: "L3",
    title: "Las líneas de cada cuenta se siguen sin huecos",
    sql: `select kind || ':' || ref || ' línea ' || version as fault from (
        select a.kind, a.ref, l.version, l.balance_after, l.prev_hash,
          a.normal * l.amount_cents as change,
          lag(l.version, 1, 0::bigint) over w as version_before,
          lag(l.balance_after, 1, 0::bigint) over w as balance_before,
          lag(l.hash, 1, '') over w as hash_before
        from ledger_lines l join ledger_accounts a on a.id = l.account_id where a.floored
        window w as (partition by l.account_id order by l.version)) chained
      where version <> version_before + 1 or balance_after <> balance_before + change
        or prev_hash <> hash_before`,
  },
  {
    rule: "L4",
    title: "El saldo guardado es la suma de las líneas",
    sql: `select a.kind || ':' || a.ref as fault
      from ledger_accounts a left join ledger_lines l on l.account_id = a.id where a.floored
      group by a.id
      having a.balance_cents <> coalesce(sum(a.normal * l.amount_cents), 0)
        or a.version <> coalesce(max(l.version), 0)
        or a.head_hash <> coalesce((array_agg(l.hash order by l.version desc))[1], '')`,
  },
  {
    rule: "L5",
    title: "Lo retenido es la suma de los depósitos",
    sql: `select 'depósito ' || d.id as fault from deposits d
      left join ledger_accounts a on a.kind = 'held' and a.ref = d.id::text
      where d.is_booked and coalesce(a.balance_cents, 0) <> case when d.status = 'held' then d.amount_cents else 0 end`,
  },
  {
    rule: "L6",
    title: "Lo pendiente de cada venta es lo que dice su cuenta",
    sql: `select 'venta ' || s.id || ': ' || s.booked || ' en el libro, ' || s.due || ' pendiente' as fault
      from (select i.id, coalesce(a.balance_cents, 0) as booked,
          case when i.status in ('draft', 'cancel') or i.returned_at is not null then 0
            else i.total_cents - i.deposit_cents - i.paid_cents end as due
        from invoices i left join ledger_accounts a on a.kind = 'invoice' and a.ref = i.id::text) s
      where s.booked <> s.due
      union all
      select 'cuenta ' || a.kind || ':' || a.ref || ' sin venta' from ledger_accounts a
      where a.kind = 'invoice' and a.balance_cents <> 0 and not exists (select 1 from invoices i where i.id::text = a.ref)`,
  },
  {
    rule: "L7",
    title: "Lo que guarda cada proveedor es lo que dice su extracto",
    // Entries booked since the statement was read, or shortly before, may be in it the next time.
    sql: `select 'pago ' || p.id || ': ' || here.cents || ' en el libro, ' || there.cents || ' en el extracto' as fault
      from (select provider, provider_ref, currency, sum(cents) as cents from statement_lines
          where provider_ref is not null and kind in ${MOVES}
          group by provider, provider_ref, currency having bool_or(kind = 'payment')) there
      join statement_looks k on k.provider = there.provider
      join payments p on p.provider = there.provider and p.provider_ref = there.provider_ref
        and coalesce(p.came_in, p.currency) = there.currency
      cross join lateral (${bookedAtProvider("p.id")}) here
      where there.cents not in (here.cents, here.cents - here.going_cents) and (here.last_at is null or here.last_at < k.until - interval '2 minutes')`,
  },
  {
    rule: "L8",
    title: "Lo devuelto no supera lo cobrado",
    sql: `select 'pago ' || p.id as fault from payments p
      where p.refunded_cents > p.captured_cents
        or p.refunded_cents < (select coalesce(sum(r.amount_cents), 0) from refunds r
          where r.payment_id = p.id and r.status <> 'failed')`,
  },
  {
    rule: "L9",
    title: "Ningún hecho se ha anotado dos veces",
    sql: "select 'asientos con la clave ' || key as fault from ledger_entries group by key having count(*) > 1",
  },
  {
    rule: "L10",
    title: "Lo que cada proveedor guarda es lo cobrado menos lo devuelto",
    sql: `select booked.provider || ': ' || booked.cents || ' ' || booked.currency || ' en el libro, ' || coalesce(paid.cents, 0) || ' en los pagos' as fault
      from (select a.ref as provider, a.currency, coalesce(sum(l.amount_cents), 0) as cents
          from ledger_accounts a join ledger_lines l on l.account_id = a.id
          join ledger_entries e on e.id = l.entry_id
          where a.kind = 'provider' and e.event not in ('fee', 'payout', 'stray', 'dispute', 'disputewon')
          group by a.ref, a.currency) booked
      left join (select p.provider, case when p.came_in is null then p.currency else coalesce(
            (select a.currency from ledger_entries e join ledger_lines l on l.entry_id = e.id
              join ledger_accounts a on a.id = l.account_id and a.kind = 'provider' where e.payment_id = p.id limit 1), p.came_in) end as currency, sum(p.captured_cents
            - (select coalesce(sum(r.amount_cents), 0) from refunds r where r.payment_id = p.id and r.status = 'succeeded')
            - case when exists (select 1 from ledger_entries e where e.key = 'stray:payment.' || p.id)
                then p.captured_cents else 0 end) as cents
          from payments p group by 1, 2) paid on paid.provider = booked.provider and paid.currency = booked.currency
      where booked.cents <> coalesce(paid.cents, 0)`,
  },
  {
    rule: "L11",
    title: "Lo que va a cuentas bancarias es la suma de lo pedido",
    sql: `select 'transferencia ' || b.id || ': ' || coalesce(a.balance_cents, 0) || ' en el libro' as fault from balance_payouts b
      left join ledger_accounts a on a.kind = 'returning' and a.ref = 'payout.' || b.id
      where coalesce(a.balance_cents, 0) <> case when b.status = 'requested' then b.amount_cents else 0 end
      union all
      select 'transferencia ' || b.id || ': ' || b.status || ' sin su asiento' from balance_payouts b
      where (b.status in ('paid', 'returned')) <> exists (select 1 from ledger_entries e where e.key = 'refundsucceeded:payout.' || b.id)
        or (b.status in ('returned', 'cancelled')) <> exists (select 1 from ledger_entries e where e.key = 'refundfailed:payout.' || b.id)
      union all
      select 'cuenta ' || a.kind || ':' || a.ref || ' sin transferencia' from ledger_accounts a
      where a.kind = 'returning' and a.ref like 'payout.%' and a.balance_cents <> 0
        and not exists (select 1 from balance_payouts b where a.ref = 'payout.' || b.id)`,
  },
  {
    rule: "L12",
    title: "Las comisiones son la suma de las que se han cobrado y no devuelto",
    sql: `select 'comisión ' || c.id || ': ' || coalesce(booked.cents, 0) || ' en el libro' as fault
      from seller_commissions c
      left join lateral (select -sum(l.amount_cents) as cents from ledger_entries e
        join ledger_lines l on l.entry_id = e.id join ledger_accounts a on a.id = l.account_id and a.kind = 'house:commissions'
        where e.key in ('commission:' || c.id, 'commissionback:' || c.id)) booked on true
      where coalesce(booked.cents, 0) <> case when c.back_at is null then c.net_cents else 0 end
      union all
      select 'asiento ' || e.key || ' sin comisión' from ledger_entries e
      where e.event = 'commission' and not exists (select 1 from seller_commissions c where e.key = 'commission:' || c.id)`,
  },
];

/** Checks every rule of the ledger that can be checked from the database. Reads all lines: for staff and for the night. */
export async function checkLedger(db: Db): Promise<LedgerCheck[]> {
  const checks: LedgerCheck[] = [];
  for (const { rule, title, sql } of RULES) {
    const rows = await db.query<{ fault: string }>(
      `select fault from (${sql}) faults limit ${MOST_FAULTS}`,
    );
    checks.push({ rule, title, faults: rows.map(({ fault }) => fault) });
  }
  const hashes = await checkHashes(db);
  const chain = checks.find(({ rule }) => rule === "L3");
  chain?.faults.push(...hashes);
  return checks;
}

const AT_ONCE = 2_000;

interface HashedLine {
  id: number;
  kind: AccountKind;
  ref: string;
  currency: string;
  version: number;
  key: string;
  amount_cents: number;
  balance_after: number;
  at_ms: number;
  prev_hash: string;
  hash: string;
}

async function checkHashes(db: Db): Promise<string[]> {
  const faults: string[] = [];
  for (let after = 0; ;) {
    const lines = await db.query<HashedLine>(
      `select l.id, a.kind, a.ref, a.currency, l.version, e.key, l.amount_cents, l.balance_after, ${ms("e.at")} as at_ms,
         l.prev_hash, l.hash
       from ledger_lines l join ledger_accounts a on a.id = l.account_id join ledger_entries e on e.id = l.entry_id
       where a.floored and l.id > $1 order by l.id limit ${AT_ONCE}`,
      [after],
    );
    for (const line of lines) {
      const account = nameOfAccount(line);
      const text = lineText(line.prev_hash, {
        account,
        version: line.version,
        key: line.key,
        amountCents: line.amount_cents,
        balanceAfterCents: line.balance_after,
        atMs: line.at_ms,
      });
      if (line.hash !== (await sha256(text)) && faults.length < MOST_FAULTS) {
        faults.push(`${account} línea ${line.version}: la huella no es la suya`);
      }
    }
    const last = lines.at(-1);
    if (!last || lines.length < AT_ONCE) return faults;
    after = last.id;
  }
}

export function readKinds(db: Db) {
  return db.query<{
    kind: string;
    currency: string;
    count: number;
    cents: number;
  }>(
    `select a.kind, a.currency, count(distinct a.id) as count, coalesce(sum(a.normal * l.amount_cents), 0)::bigint as cents
     from ledger_accounts a left join ledger_lines l on l.account_id = a.id
     group by a.kind, a.currency order by a.kind, a.currency <> '${PAYMENT_CURRENCY}', a.currency`,
  );
}

import type { Db } from "../../platform/db/db";

export async function insertDocument(
  t: Db,
  values: {
    invoiceId: number | null;
    paymentId: number | null;
    commissionId: number | null;
    issuer: string;
    series: string;
    number: number;
    kind: "invoice" | "correction";
    firstId: number | null;
    atMs: number;
    record: unknown;
    recordText: string;
    huella: string;
    previous: string;
  },
): Promise<{ id: number } | undefined> {
  const [row] = await t.query<{ id: number }>(
    `insert into invoice_documents (invoice_id, payment_id, commission_id, issuer, series, number, kind, corrects_id, issued_at,
       snapshot, record, huella, previous_huella)
     values ($1, $2, $3, $4, $5, $6, $7, $8, to_timestamp($9::float8 / 1000), $10::jsonb, $11, $12, $13)
     returning id`,
    [
      values.invoiceId,
      values.paymentId,
      values.commissionId,
      values.issuer,
      values.series,
      values.number,
      values.kind,
      values.firstId,
      values.atMs,
      JSON.stringify(values.record),
      values.recordText,
      values.huella,
      values.previous,
    ],
  );
  return row;
}

export async function openTaxRecord(t: Db, documentId: number): Promise<void> {
  await t.query("insert into tax_records (document_id) values ($1)", [documentId]);
}

export async function ensureIssuer(t: Db, issuer: string): Promise<void> {
  await t.query(
    "insert into number_series (issuer, series) values ($1, '') on conflict do nothing",
    [issuer],
  );
}

export async function lockIssuer(t: Db, issuer: string): Promise<void> {
  await t.query("select 1 from number_series where issuer = $1 and series = '' for update", [
    issuer,
  ]);
}

export async function takeNumber(
  t: Db,
  issuer: string,
  series: string,
): Promise<{ number: number; previous: string | null } | undefined> {
  const [row] = await t.query<{ number: number; previous: string | null }>(
    `insert into number_series as s (issuer, series, next, last_date)
     values ($1, $2, 2, clock_timestamp()::date)
     on conflict (issuer, series) do update
       set next = s.next + 1, last_date = greatest(s.last_date, excluded.last_date)
     returning next - 1 as number,
       (select huella from invoice_documents where issuer = $1 order by id desc limit 1) as previous`,
    [issuer, series],
  );
  return row;
}

/** What the clock does to sales. No rule relies on it: each looks at the clock itself. */
import type { MoneyContext } from "../money";
import { readMissingBilling } from "./billing";
import { cancelSale } from "./change-status";
import { concludeForgotten } from "./conclude";
import { findAccounts, lockInvoice, markReminded, UNPAID } from "./invoice-repository";
import { issueInvoice } from "./issue";
import { lookAfterPrepared, runSteps, type Step } from "./look-after";
import { drawLetterFile, tellIssued } from "./public-invoice";
import { forgetInvoiceLinks } from "./invoice-link-repository";
import { BY_CLOCK } from "./sale-events";
import {
  askBilling,
  writeConsentEnding,
  writeReminder,
  writeSaleLetters,
  writeUndelivered,
  writeUnpaid,
} from "./sale-letters";
import { readSaleSettings, termsOf } from "./sale-settings";

const AT_ONCE = 100;
const HOUR_MS = 3_600_000;
/** A sale that its buyer has not had issued is issued so long after it. */
const ISSUE_AFTER_HOURS = 24;
/** So long after the day to pay its seller and the house hear that one of them has to decide. */
const LONG_OVERDUE_DAYS = 7;
/** So long after it was paid both sides and the house hear that it was not handed over. */
const UNDELIVERED_DAYS = 30;
/** When who is to consent has not: by the terms of the sale, else after `$3` hours. */
const CONSENT_ENDS = `sold_at + make_interval(hours => ceil(coalesce((terms ->> 'consent_hours')::numeric, $3))::int)`;
/** When they hear of it: twelve hours before, or when half of a short time is over. */
const CONSENT_NOTICE = `${CONSENT_ENDS} - least(interval '12 hours', (${CONSENT_ENDS} - sold_at) / 2)`;
/** When letters about the day go, in hours from it. */
const REMINDERS = [
  { hours: -24, when: "soon" },
  { hours: 0, when: "now" },
  { hours: 24, when: "late" },
] as const;

/** Looks after all that is due. Returns how many accounts it touched. */
export async function sweepSales(ctx: MoneyContext): Promise<number> {
  const count = await concludeForgotten(ctx, AT_ONCE);
  const { consent_hours: consentHours } = await readSaleSettings(ctx.db);
  const steps: Step<MoneyContext>[] = [
    ["not told", [], (t, id) => writeSaleLetters(t, id, { toBuyer: false })],
    [
      `status = 'draft' and not bound and ${CONSENT_ENDS} <= now()`,
      [Math.ceil(consentHours)],
      lapse,
    ],
    [
      `status = 'draft' and not bound and not consent_told
       and ${CONSENT_NOTICE} <= now() and ${CONSENT_ENDS} > now()`,
      [Math.ceil(consentHours)],
      (t, id) => tellConsentEnding(t, id, consentHours),
    ],
    [
      `status = 'draft' and bound and sold_at <= now() - make_interval(hours => $3::int)`,
      [ISSUE_AFTER_HOURS],
      issue,
    ],
    [
      `status in ('draft', 'unpaid', 'partial') and bound and not unpaid_told and due_at <= now() - make_interval(days => $3::int)`,
      [LONG_OVERDUE_DAYS],
      tellUnpaid,
    ],
    [
      `status = 'paid' and delivered < 3 and returned_at is null and not undelivered_told
       and paid_at <= now() - make_interval(days => $3::int)`,
      [UNDELIVERED_DAYS],
      tellUndelivered,
    ],
    ...REMINDERS.map(
      ({ hours, when }, index) =>
        [
          `status in ('draft', 'unpaid', 'partial') and bound and reminders = ${index}
           and due_at <= now() - make_interval(hours => $3::int)`,
          [hours],
          (t: MoneyContext, id: number) => remind(t, id, index, when),
        ] as Step<MoneyContext>,
    ),
  ];
  return count + (await runSteps(ctx, steps));
}

/** Sends buyers what was issued since the last time, as files. Returns to how many. */
export async function sweepIssued(ctx: MoneyContext): Promise<number> {
  await forgetInvoiceLinks(ctx.db);
  let count = 0;
  for await (const id of findAccounts(ctx.db, "issued_at is not null and not issue_told", [])) {
    // A page of a document takes longer than a bid may wait for the embedded database's only session.
    count += await lookAfterPrepared(
      ctx,
      { invoice: id },
      () => drawLetterFile(ctx, id),
      (inside, drawn) => tellIssued(inside, id, drawn),
    );
  }
  return count;
}

/** The bidder who was to consent did not: the sale binds no side, and nothing is held against the bidder. */
async function lapse(ctx: MoneyContext, id: number): Promise<void> {
  const row = await lockInvoice(ctx.db, id);
  if (row?.status !== "draft" || row.bound) return;
  await cancelSale(ctx, row, { reason: "otro", notes: "", actor: BY_CLOCK });
  ctx.bus.lotChanged([row.lot_id]);
}

async function tellConsentEnding(ctx: MoneyContext, id: number, usualHours: number): Promise<void> {
  const row = await lockInvoice(ctx.db, id);
  if (row?.status !== "draft" || row.bound) return;
  const hours = Math.ceil(termsOf(row)?.consent_hours ?? usualHours);
  await writeConsentEnding(ctx, row, row.sold_ms + hours * HOUR_MS);
}

async function issue(ctx: MoneyContext, id: number): Promise<void> {
  const row = await lockInvoice(ctx.db, id);
  if (row?.status !== "draft") return;
  const missing = await readMissingBilling(ctx, row);
  if (missing) await askBilling(ctx, row);
  else await issueInvoice(ctx, row, BY_CLOCK);
}

async function tellUnpaid(ctx: MoneyContext, id: number): Promise<void> {
  const row = await lockInvoice(ctx.db, id);
  if (row && UNPAID.includes(row.status)) await writeUnpaid(ctx, row);
}

async function tellUndelivered(ctx: MoneyContext, id: number): Promise<void> {
  const row = await lockInvoice(ctx.db, id);
  if (row?.status === "paid" && row.delivered < 3) await writeUndelivered(ctx, row);
}

async function remind(
  ctx: MoneyContext,
  id: number,
  index: number,
  when: "soon" | "now" | "late",
): Promise<void> {
  const row = await lockInvoice(ctx.db, id);
  if (!row || !UNPAID.includes(row.status)) return;
  const noted = await markReminded(ctx.db, id, index + 1, index);
  if (!noted) return;
  await writeReminder(ctx, row, when);
}

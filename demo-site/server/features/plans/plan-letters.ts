import { formatEuro, type SubscriptionLetter } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { type SendContext, sendMail } from "../../platform/mail/send";
import {
  type AboutPlan,
  planChanged,
  planExpired,
  planRenewed,
  planUnpaid,
  trialEnding,
  trialStarted,
} from "./plans.mail";
import type { MailTemplate } from "../../platform/mail/template";

const LETTERS: Readonly<Record<SubscriptionLetter | "trialEnding", MailTemplate<AboutPlan>>> = {
  planChanged,
  planExpired,
  planRenewed,
  planUnpaid,
  trialEnding,
  trialStarted,
};

const DATE = new Intl.DateTimeFormat("es-ES", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Europe/Madrid",
});

/** "22 de diciembre de 2026". */
export function dateText(epochMs: number): string {
  return DATE.format(epochMs);
}

/** What a letter about a plan is told. */
export interface PlanFacts {
  plan: string;
  totalCents: number;
  /** When it is charged, ends, or is tried again. */
  atMs: number | null;
}

/** Writes a letter about a plan to its seller, in the transaction that is its reason. */
export async function sendPlanLetter(
  t: SendContext,
  userId: number,
  letter: SubscriptionLetter | "trialEnding",
  { plan, totalCents, atMs }: PlanFacts,
): Promise<void> {
  const person = await readPerson(t.db, userId);
  if (!person) return;
  await sendMail(t, LETTERS[letter], person.email, {
    name: person.first_name,
    plan,
    amount: formatEuro(totalCents, { whole: false }),
    date: atMs === null ? "" : dateText(atMs),
  });
}

async function readPerson(db: Db, id: number) {
  const [row] = await db.query<{ email: string; first_name: string }>(
    "select email, first_name from users where id = $1",
    [id],
  );
  return row;
}

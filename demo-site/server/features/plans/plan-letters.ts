import type { BillingPeriod, Plan, SubscriptionLetter } from "martillo/domain";
import { type SendContext, sendMail } from "../../platform/mail/send";
import { readPayer, sumText } from "../money";
import { planText } from "./offer";
import {
  type AboutPlan,
  planAgreed,
  planAgreementEnded,
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

const DATE = dateFormat("es-ES");
const ENGLISH_DATE = dateFormat("en-GB");

function dateFormat(locale: string) {
  return new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "Europe/Madrid",
  });
}

/** "22 de diciembre de 2026", "22 December 2026". */
export function dateText(epochMs: number, english = false): string {
  return (english ? ENGLISH_DATE : DATE).format(epochMs);
}

/** What a letter about a plan is told. */
export interface PlanFacts {
  plan: Pick<Plan, "name">;
  period: BillingPeriod | null;
  totalCents: number;
  /** When it is charged, ends, or is tried again. */
  atMs: number | null;
  /** Number of the document over what was paid. */
  document?: string | undefined;
}

/** Writes a letter about a plan to its seller, in the transaction that is its reason. */
export async function sendPlanLetter(
  t: SendContext,
  userId: number,
  letter: SubscriptionLetter | "trialEnding",
  { plan, period, totalCents, atMs, document }: PlanFacts,
): Promise<void> {
  const seller = await readPayer(t.db, userId);
  if (!seller) return;
  const { name, english } = seller;
  await sendMail(t, LETTERS[letter], seller.email, {
    name,
    english,
    plan: planText(plan, period, english),
    amount: sumText(totalCents, seller),
    date: atMs === null ? "" : dateText(atMs, english),
    isCovered: totalCents === 0,
    ...(document !== undefined && { document }),
  });
}

/** Writes to a seller about the plan that is agreed upon: given, or taken back. */
export async function sendAgreedLetter(
  t: SendContext,
  userId: number,
  action: "grant" | "end",
  plan: string,
): Promise<void> {
  const seller = await readPayer(t.db, userId);
  if (!seller) return;
  const { name, english } = seller;
  const template = action === "grant" ? planAgreed : planAgreementEnded;
  await sendMail(t, template, seller.email, { name, english, plan });
}

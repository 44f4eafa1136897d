import type { BillingPeriod, Plan, SubscriptionLetter } from "martillo/domain";
import { type SendContext, sendMail } from "../../platform/mail/send";
import { readPayer, sumText } from "../money";
import { planText } from "./offer";
import { periodWords } from "./period.words";
import { wordsFor } from "../../platform/mail/translations";
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
import { dayText } from "../../platform/dates/written-dates";

const LETTERS: Readonly<Record<SubscriptionLetter | "trialEnding", MailTemplate<AboutPlan>>> = {
  planChanged,
  planExpired,
  planRenewed,
  planUnpaid,
  trialEnding,
  trialStarted,
};

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
  const { name, language } = seller;
  const { words } = wordsFor(t.delivery.translations, periodWords, seller);
  await sendMail(t, LETTERS[letter], seller.email, {
    name,
    language,
    plan: planText(plan, period, words),
    amount: sumText(totalCents, seller),
    date: atMs === null ? "" : dayText(atMs, { language }),
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
  const { name, language } = seller;
  const template = action === "grant" ? planAgreed : planAgreementEnded;
  await sendMail(t, template, seller.email, { name, language, plan });
}

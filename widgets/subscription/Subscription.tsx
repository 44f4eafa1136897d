import { type EventProps, useWidgetEvents } from "../../src/state";
import { useMessages } from "../../src/i18n";
import type { User } from "../../src/contract";
import { EmptyState } from "../../src/ui";
import { AccountGate } from "../account";
import { SubscriptionView } from "./SubscriptionView";
import { subscriptionMessages } from "./subscription.messages";
import { type EmitSubscription, type SubscriptionStart, useSubscription } from "./use-subscription";

/** Names of the events that the widget tells. */
export type SubscriptionEvents =
  | "martillo-login-request"
  | "martillo-plan-request"
  | "martillo-plan-changed"
  | "martillo-trial-started"
  | "martillo-payment-request"
  | "martillo-payment-started"
  | "martillo-payment-pending"
  | "martillo-payment-succeeded"
  | "martillo-payment-failed"
  | "martillo-card-added"
  | "martillo-card-updated"
  | "martillo-card-deleted"
  | "martillo-card-default-changed";

/** Props of `Subscription`: what it begins with, and a callback for each event. */
export interface SubscriptionProps extends EventProps<SubscriptionEvents> {
  /** @default "subscription" */
  tab?: "plans" | "subscription" | "card" | "history";
  /** Type of a plan about which something is to be done at once, as `martillo-plan-request` tells it. */
  plan?: string;
  /** Its period. @default "monthly" */
  period?: "monthly" | "yearly";
  /** The action for that plan: `upgrade`, `trial`, `to_yearly`, `pay_now`, `resume`. @default "upgrade" */
  action?: string;
}

/** The plan of the signed-in seller: its content, the charges and their dates, and the possible changes. */
export function Subscription({ tab, plan, period, action, ...events }: SubscriptionProps) {
  const emit = useWidgetEvents(events);
  return (
    <section className="martillo-root martillo-subscription" part="base">
      <AccountGate emit={emit}>
        {(user) => <OfUser user={user} emit={emit} start={{ tab, plan, period, action }} />}
      </AccountGate>
    </section>
  );
}

function OfUser({
  user,
  emit,
  start,
}: {
  user: User;
  emit: EmitSubscription;
  start: SubscriptionStart;
}) {
  const t = useMessages(subscriptionMessages);
  const isSeller = user.admin === 1 && user.as_employees_id === null;
  if (!isSeller) return <EmptyState icon="user" title={t("forSellers")} />;
  return <OfSeller emit={emit} start={start} />;
}

function OfSeller({ emit, start }: { emit: EmitSubscription; start: SubscriptionStart }) {
  return <SubscriptionView model={useSubscription(emit, start)} emit={emit} />;
}

import { useState } from "react";
import {
  type Card,
  cardList,
  customPaymentQuote,
  customSubscription,
  customSubscriptionAction,
  customSubscriptionHistory,
  freeTrialActivation,
  type InputOf,
  membershipPayment,
  type PlanPeriodRow,
  type Subscription,
} from "../../src/contract";
import {
  type BillingPeriod,
  findPlan,
  FREE_PLAN,
  isDearer,
  isOffered,
  netOf,
  type Plan,
  planPrice,
  type PlanPrice,
  plansOf,
} from "../../src/domain";
import { useMessages } from "../../src/i18n";
import { useMoneyQueries } from "../../src/patterns/money-news";
import {
  type CallError,
  type Emit,
  useCall,
  useHouse,
  useQuery,
  useRuntime,
  useSession,
} from "../../src/state";
import { subscriptionMessages } from "./subscription.messages";

/** How events leave the widget. */
export type EmitSubscription = Emit;

export const TABS = ["plans", "subscription", "card", "history"] as const;
export type SubscriptionTab = (typeof TABS)[number];

/** What the widget begins with. */
export interface SubscriptionStart {
  tab: SubscriptionTab | undefined;
  plan: string | undefined;
  period: BillingPeriod | undefined;
  action: string | undefined;
}

/** The step that is open over the subscription. */
export type SubscriptionStep =
  | { kind: "pay"; plan: Plan; period: BillingPeriod }
  | { kind: "trial"; plan: Plan; period: BillingPeriod }
  | { kind: "cancel" }
  | { kind: "downgrade" };

/** A cheaper plan that may come at the end of the period, with what it will cost. */
export interface CheaperPlan {
  plan: Plan;
  period: BillingPeriod;
  price: PlanPrice;
}

const PAGE_SIZE = 10;

/** Everything that the view shows. */
export interface SubscriptionModel {
  status: "loading" | "failed" | "ready";
  error: { message: string; next: string | undefined; retry: () => void } | undefined;
  own: Subscription | undefined;
  tab: SubscriptionTab;
  show: (tab: SubscriptionTab) => void;
  step: SubscriptionStep | undefined;
  open: (step: SubscriptionStep) => void;
  /** A press on a plan of the table, or what a page asked for. */
  press: (plan: string, period: BillingPeriod, action: string) => void;
  close: () => void;
  cheaper: readonly CheaperPlan[];
  /** What a plan costs for a period, tax and all. */
  priceOf: (plan: Plan, period: BillingPeriod) => PlanPrice;
  cancel: () => void;
  resume: () => void;
  downgrade: (choice: CheaperPlan) => void;
  keepPlan: () => void;
  startTrial: () => void;
  /** Takes the plan that the rest of the running one covers. */
  takeCovered: () => void;
  /** The plan that was paid has begun. */
  paid: () => void;
  cards: readonly Card[];
  chargeTo: (id: string) => void;
  rows: readonly PlanPeriodRow[];
  page: number;
  pageCount: number;
  goTo: (page: number) => void;
  isBusy: boolean;
  refusal: CallError | undefined;
  /** Message about the last action. */
  done: string | undefined;
}

function isCard(method: object): method is Card {
  return "brand" in method;
}

/** The plan of a seller, and what can be done about it. */
export function useSubscription(
  emit: EmitSubscription,
  start: SubscriptionStart,
): SubscriptionModel {
  const t = useMessages(subscriptionMessages);
  const { invalidate } = useRuntime();
  const { refresh } = useSession();
  const { defaults, error: houseError, read } = useHouse();
  const [tab, show] = useState<SubscriptionTab>(start.tab ?? "subscription");
  const [page, goTo] = useState(1);
  const [chosen, setStep] = useState<SubscriptionStep | "none">();
  const [refusal, setRefusal] = useState<CallError>();
  const [done, setDone] = useState<string>();
  const own = useQuery(customSubscription, {});
  const history = useQuery(
    customSubscriptionHistory,
    tab === "history" ? { page, limit: PAGE_SIZE } : null,
    { keepPrevious: true },
  );
  const cards = useQuery(cardList, { limit: 20 });
  const change = useCall(customSubscriptionAction);
  const trial = useCall(freeTrialActivation);
  const covered = useCall(membershipPayment);
  useMoneyQueries(customSubscription, customSubscriptionHistory);
  const plans = plansOf(defaults?.tables["bidding_plans"] ?? []);
  const record = own.data?.record;
  // What the page asked for stands until the person has done something else.
  const step = chosen === "none" ? undefined : (chosen ?? stepOf(plans, start));
  const error = defaults ? own.error : houseError;

  function finish(text: string) {
    setStep("none");
    setRefusal(undefined);
    setDone(text);
    invalidate(customSubscription.name, customSubscriptionHistory.name);
  }

  function tell({ plan, period, status }: Subscription) {
    emit("martillo-plan-changed", { plan, period, status });
  }

  async function act(input: InputOf<typeof customSubscriptionAction>, text: string) {
    setRefusal(undefined);
    setDone(undefined);
    const result = await change.run(input);
    if (!result.ok) return setRefusal(result.error);
    own.put(result.data);
    finish(text);
    tell(result.data.record);
  }

  async function startTrial() {
    if (step?.kind !== "trial") return;
    setRefusal(undefined);
    const { plan, period } = step;
    const result = await trial.run({ planName: plan.type, period });
    if (!result.ok) return setRefusal(result.error);
    own.put({ record: result.data.membership });
    finish(t("trialStarted", { plan: plan.name }));
    show("subscription");
    emit("martillo-trial-started", { plan: plan.type, period });
  }

  async function takeCovered() {
    if (step?.kind !== "pay") return;
    setRefusal(undefined);
    const { plan, period } = step;
    const result = await covered.run({
      planName: plan.type,
      period,
      // Where it costs something by now, that is refused and shown.
      expected_due: "0.00",
      save: 1,
    });
    if (!result.ok) {
      invalidate(customPaymentQuote.name);
      return setRefusal(result.error);
    }
    own.put({ record: result.data.membership });
    finish(t("planTaken", { plan: plan.name }));
    show("subscription");
    tell(result.data.membership);
  }

  const resume = () => void act({ action: "resume" }, t("resumed"));

  return {
    status: record && defaults ? "ready" : error ? "failed" : "loading",
    error: error && {
      message: error.message,
      next: error.next,
      retry: () => (defaults ? own.retry() : void read()),
    },
    own: record,
    tab,
    show(next) {
      setDone(undefined);
      show(next);
    },
    step,
    open(next) {
      setDone(undefined);
      setRefusal(undefined);
      setStep(next);
    },
    press(name, period, action) {
      setDone(undefined);
      setRefusal(undefined);
      if (action === "resume") return resume();
      setStep(stepOf(plans, { plan: name, period, action }) ?? "none");
    },
    close() {
      setStep("none");
      setRefusal(undefined);
      // It may be paid although the visitor did not wait for the answer.
      invalidate(customSubscription.name, cardList.name);
    },
    cheaper: record ? cheaperPlans(plans, record) : [],
    priceOf: (plan, period) => planPrice(netOf(plan, period) ?? 0),
    cancel: () => void act({ action: "cancel" }, t("cancelled")),
    resume,
    downgrade: ({ plan, period }) =>
      void act({ action: "downgrade", planName: plan.type, period }, t("downgraded")),
    keepPlan() {
      if (!record?.period) return;
      void act({ action: "downgrade", planName: record.plan, period: record.period }, t("kept"));
    },
    startTrial: () => void startTrial(),
    takeCovered: () => void takeCovered(),
    paid() {
      void refresh();
      invalidate(customSubscription.name, customSubscriptionHistory.name);
      if (step?.kind === "pay") {
        emit("martillo-plan-changed", {
          plan: step.plan.type,
          period: step.period,
          status: "active",
        });
      }
    },
    cards: (cards.data?.data ?? []).filter(isCard).filter(({ status }) => status === "active"),
    chargeTo: (source) => void act({ action: "method", source }, t("cardChanged")),
    rows: history.data?.records ?? [],
    page,
    pageCount: Math.max(1, Math.ceil((history.data?.totalRecords ?? 0) / PAGE_SIZE)),
    goTo,
    isBusy: change.isRunning || trial.isRunning || covered.isRunning,
    refusal,
    done,
  };
}

/** The step that a press on a plan opens; undefined where there is none. */
function stepOf(
  plans: readonly Plan[],
  { plan: name, period, action }: Pick<SubscriptionStart, "plan" | "period" | "action">,
): SubscriptionStep | undefined {
  const plan = name === undefined ? undefined : findPlan(plans, name);
  if (!plan) return undefined;
  const of = { plan, period: period ?? "monthly" };
  switch (action ?? "upgrade") {
    case "trial":
      return { kind: "trial", ...of };
    case "upgrade":
    case "to_yearly":
    case "pay_now":
      return { kind: "pay", ...of };
    default:
      return undefined;
  }
}

/** Plans that cost less for the same period and something; of who pays by the year also the own one by the month. */
function cheaperPlans(plans: readonly Plan[], own: Subscription): CheaperPlan[] {
  const { period } = own;
  const mine = findPlan(plans, own.plan);
  if (!mine || period === null) return [];
  const periods: BillingPeriod[] = period === "yearly" ? ["yearly", "monthly"] : ["monthly"];
  return periods.flatMap((of) =>
    plans
      .filter(
        (plan) =>
          plan.type !== FREE_PLAN &&
          netOf(plan, of) !== null &&
          isOffered(plan, of) &&
          !(plan.type === mine.type && of === period) &&
          !isDearer(plan, of, { plan: mine, period }),
      )
      .map((plan) => ({ plan, period: of, price: planPrice(netOf(plan, of) ?? 0) })),
  );
}

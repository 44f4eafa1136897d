import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import { cardManagerElement } from "../card-manager";
import { planTableElement } from "../plan-table";
import { Subscription } from "./Subscription";
import styles from "./subscription.css?inline";

export const subscriptionElement = describeElement({
  tag: "martillo-subscription",
  component: Subscription,
  styles: withAccountStyles(cardManagerElement.styles, planTableElement.styles, styles),
  reservedHeight: "420px",
  attributes: {
    tab: { prop: "tab", type: "string" },
    plan: { prop: "plan", type: "string" },
    period: { prop: "period", type: "string" },
    action: { prop: "action", type: "string" },
  },
});

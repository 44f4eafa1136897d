import { runWidgetSuite } from "../../src/testing";
import { subscriptionDocs } from "./subscription.docs";
import { subscriptionSuite } from "./subscription.suite";

runWidgetSuite("subscription", subscriptionDocs, subscriptionSuite);

import { runWidgetSuite } from "../../src/testing";
import { notificationsDocs } from "./notifications.docs";
import { notificationsSuite } from "./notifications.suite";

runWidgetSuite("notifications", notificationsDocs, notificationsSuite);

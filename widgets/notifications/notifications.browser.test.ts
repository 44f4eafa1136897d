import { runWidgetSuite } from "../../src/testing";
import { notificationsElement } from "./notifications.element";
import { notificationsSuite } from "./notifications.suite";

runWidgetSuite("notifications", notificationsElement, notificationsSuite);

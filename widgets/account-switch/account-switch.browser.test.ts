import { runWidgetSuite } from "../../src/testing";
import { accountSwitchElement } from "./account-switch.element";
import { accountSwitchSuite } from "./account-switch.suite";

runWidgetSuite("account-switch", accountSwitchElement, accountSwitchSuite);

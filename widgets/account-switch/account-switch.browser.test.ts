import { runWidgetSuite } from "../../src/testing";
import { accountSwitchDocs } from "./account-switch.docs";
import { accountSwitchSuite } from "./account-switch.suite";

runWidgetSuite("account-switch", accountSwitchDocs, accountSwitchSuite);

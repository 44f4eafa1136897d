import { runWidgetSuite } from "../../src/testing";
import { accountMenuElement } from "./account-menu.element";
import { accountMenuSuite } from "./account-menu.suite";

runWidgetSuite("account-menu", accountMenuElement, accountMenuSuite);

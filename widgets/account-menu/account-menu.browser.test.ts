import { runWidgetSuite } from "../../src/testing";
import { accountMenuDocs } from "./account-menu.docs";
import { accountMenuSuite } from "./account-menu.suite";

runWidgetSuite("account-menu", accountMenuDocs, accountMenuSuite);

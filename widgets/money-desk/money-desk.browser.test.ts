import { runWidgetSuite } from "../../src/testing";
import { moneyDeskDocs } from "./money-desk.docs";
import { moneyDeskSuite } from "./money-desk.suite";

runWidgetSuite("money-desk", moneyDeskDocs, moneyDeskSuite);

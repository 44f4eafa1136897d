import { runWidgetSuite } from "../../src/testing";
import { transactionListDocs } from "./transaction-list.docs";
import { transactionListSuite } from "./transaction-list.suite";

runWidgetSuite("transaction list", transactionListDocs, transactionListSuite);

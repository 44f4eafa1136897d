import { runWidgetSuite } from "../../src/testing";
import { walletDocs } from "./wallet.docs";
import { walletSuite } from "./wallet.suite";

runWidgetSuite("wallet", walletDocs, walletSuite);

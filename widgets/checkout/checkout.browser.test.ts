import { runWidgetSuite } from "../../src/testing";
import { checkoutDocs } from "./checkout.docs";
import { checkoutSuite } from "./checkout.suite";

runWidgetSuite("checkout", checkoutDocs, checkoutSuite);

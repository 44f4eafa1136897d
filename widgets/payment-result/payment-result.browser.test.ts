import { runWidgetSuite } from "../../src/testing";
import { paymentResultDocs } from "./payment-result.docs";
import { paymentResultSuite } from "./payment-result.suite";

runWidgetSuite("payment result", paymentResultDocs, paymentResultSuite);

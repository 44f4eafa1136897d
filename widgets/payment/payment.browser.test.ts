import { runWidgetSuite } from "../../src/testing";
import { paymentDocs } from "./payment.docs";
import { paymentSuite } from "./payment.suite";

runWidgetSuite("payment", paymentDocs, paymentSuite);

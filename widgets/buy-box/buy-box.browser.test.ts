import { runWidgetSuite } from "../../src/testing";
import { buyBoxDocs } from "./buy-box.docs";
import { buyBoxSuite } from "./buy-box.suite";

runWidgetSuite("buy box", buyBoxDocs, buyBoxSuite);

import { runWidgetSuite } from "../../src/testing";
import { bidBoxDocs } from "./bid-box.docs";
import { bidBoxSuite } from "./bid-box.suite";

runWidgetSuite("bid box", bidBoxDocs, bidBoxSuite);

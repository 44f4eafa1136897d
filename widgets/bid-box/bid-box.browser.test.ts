import { runWidgetSuite } from "../../src/testing";
import { bidBoxElement } from "./bid-box.element";
import { bidBoxSuite } from "./bid-box.suite";

runWidgetSuite("bid box", bidBoxElement, bidBoxSuite);

import { runWidgetSuite } from "../../src/testing";
import { offerBoxDocs } from "./offer-box.docs";
import { offerBoxSuite } from "./offer-box.suite";

runWidgetSuite("offer box", offerBoxDocs, offerBoxSuite);

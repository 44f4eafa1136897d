import { runWidgetSuite } from "../../src/testing";
import { cardManagerDocs } from "./card-manager.docs";
import { cardManagerSuite } from "./card-manager.suite";

runWidgetSuite("card-manager", cardManagerDocs, cardManagerSuite);

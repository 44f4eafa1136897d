import { runWidgetSuite } from "../../src/testing";
import { languageSwitchElement } from "./language-switch.element";
import { languageSwitchSuite } from "./language-switch.suite";

runWidgetSuite("language-switch", languageSwitchElement, languageSwitchSuite);

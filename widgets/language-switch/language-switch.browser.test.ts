import { runWidgetSuite } from "../../src/testing";
import { languageSwitchDocs } from "./language-switch.docs";
import { languageSwitchSuite } from "./language-switch.suite";

runWidgetSuite("language-switch", languageSwitchDocs, languageSwitchSuite);

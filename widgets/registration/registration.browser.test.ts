import { runWidgetSuite } from "../../src/testing";
import { registrationElement } from "./registration.element";
import { registrationSuite } from "./registration.suite";

runWidgetSuite("registration", registrationElement, registrationSuite);

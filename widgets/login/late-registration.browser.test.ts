import { runWidgetSuite } from "../../src/testing";
import { lateRegistrationSuite } from "./late-registration.suite";
import { loginElement } from "./login.element";

runWidgetSuite("login", loginElement, lateRegistrationSuite);

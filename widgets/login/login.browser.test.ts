import { runWidgetSuite } from "../../src/testing";
import { loginElement } from "./login.element";
import { loginSuite } from "./login.suite";

runWidgetSuite("login", loginElement, loginSuite);

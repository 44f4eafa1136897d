import { runWidgetSuite } from "../../src/testing";
import { loginElement } from "./login.element";
import { waysSuite } from "./ways.suite";

runWidgetSuite("login", loginElement, waysSuite);

import { runWidgetSuite } from "../../src/testing";
import { loginDocs } from "./login.docs";
import { loginSuite } from "./login.suite";

runWidgetSuite("login", loginDocs, loginSuite);

import { runWidgetSuite } from "../../src/testing";
import { loginDocs } from "./login.docs";
import { waysSuite } from "./ways.suite";

runWidgetSuite("login", loginDocs, waysSuite);

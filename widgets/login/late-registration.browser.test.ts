import { runWidgetSuite } from "../../src/testing";
import { lateRegistrationSuite } from "./late-registration.suite";
import { loginDocs } from "./login.docs";

runWidgetSuite("login", loginDocs, lateRegistrationSuite);

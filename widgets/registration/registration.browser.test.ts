import { runWidgetSuite } from "../../src/testing";
import { registrationDocs } from "./registration.docs";
import { registrationSuite } from "./registration.suite";

runWidgetSuite("registration", registrationDocs, registrationSuite);

import { runWidgetSuite } from "../../src/testing";
import { emailVerificationElement } from "./email-verification.element";
import { emailVerificationSuite } from "./email-verification.suite";

runWidgetSuite("email-verification", emailVerificationElement, emailVerificationSuite);

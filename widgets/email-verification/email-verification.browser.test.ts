import { runWidgetSuite } from "../../src/testing";
import { emailVerificationDocs } from "./email-verification.docs";
import { emailVerificationSuite } from "./email-verification.suite";

runWidgetSuite("email-verification", emailVerificationDocs, emailVerificationSuite);

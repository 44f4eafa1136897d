import { runWidgetSuite } from "../../src/testing";
import { contactFormDocs } from "./contact-form.docs";
import { contactFormSuite } from "./contact-form.suite";

runWidgetSuite("contact-form", contactFormDocs, contactFormSuite);

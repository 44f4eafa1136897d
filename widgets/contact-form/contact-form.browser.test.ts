import { runWidgetSuite } from "../../src/testing";
import { contactFormElement } from "./contact-form.element";
import { contactFormSuite } from "./contact-form.suite";

runWidgetSuite("contact-form", contactFormElement, contactFormSuite);

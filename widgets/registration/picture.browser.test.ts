import { runWidgetSuite } from "../../src/testing";
import { invitedSuite } from "./invited.suite";
import { pictureSuite } from "./picture.suite";
import { registrationElement } from "./registration.element";

runWidgetSuite("a newcomer's picture", registrationElement, pictureSuite);
runWidgetSuite("a registration by invitation", registrationElement, invitedSuite);

import { runWidgetSuite } from "../../src/testing";
import { invitedSuite } from "./invited.suite";
import { pictureSuite } from "./picture.suite";
import { registrationDocs } from "./registration.docs";

runWidgetSuite("a newcomer's picture", registrationDocs, pictureSuite);
runWidgetSuite("a registration by invitation", registrationDocs, invitedSuite);

import { runWidgetSuite } from "../../src/testing";
import { invitationElement } from "./invitation.element";
import { invitationSuite } from "./invitation.suite";

runWidgetSuite("invitation", invitationElement, invitationSuite);

import { runWidgetSuite } from "../../src/testing";
import { invitationDocs } from "./invitation.docs";
import { invitationSuite } from "./invitation.suite";

runWidgetSuite("invitation", invitationDocs, invitationSuite);

import { runWidgetSuite } from "../../src/testing";
import { organizationDocs } from "./organization.docs";
import { organizationSuite } from "./organization.suite";

runWidgetSuite("organization", organizationDocs, organizationSuite);

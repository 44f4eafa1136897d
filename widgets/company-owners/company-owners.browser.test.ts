import { runWidgetSuite } from "../../src/testing";
import { companyOwnersElement } from "./company-owners.element";
import { companyOwnersSuite } from "./company-owners.suite";

runWidgetSuite("company-owners", companyOwnersElement, companyOwnersSuite);

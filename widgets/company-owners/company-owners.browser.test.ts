import { runWidgetSuite } from "../../src/testing";
import { companyOwnersDocs } from "./company-owners.docs";
import { companyOwnersSuite } from "./company-owners.suite";

runWidgetSuite("company-owners", companyOwnersDocs, companyOwnersSuite);

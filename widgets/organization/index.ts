export { Organization, type OrganizationEvents, type OrganizationProps } from "./Organization";
export { organizationElement } from "./organization.element";

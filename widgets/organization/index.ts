// The people who work for the signed-in seller, and the permissions of each.
export { Organization, type OrganizationEvents, type OrganizationProps } from "./Organization";
export { organizationElement } from "./organization.element";

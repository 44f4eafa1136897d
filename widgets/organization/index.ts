// Who works for the signed-in seller, and what each may do there.
export { Organization, type OrganizationEvents, type OrganizationProps } from "./Organization";
export { organizationElement } from "./organization.element";

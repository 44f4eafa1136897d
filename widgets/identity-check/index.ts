export { IdentityCheck, type IdentityCheckEvents, type IdentityCheckProps } from "./IdentityCheck";
export { identityCheckElement } from "./identity-check.element";

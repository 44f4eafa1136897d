// Says who the signed-in person is by a document, and has it checked.
export { IdentityCheck, type IdentityCheckEvents, type IdentityCheckProps } from "./IdentityCheck";
export { identityCheckElement } from "./identity-check.element";

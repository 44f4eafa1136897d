export { Invitation, type InvitationEvents, type InvitationProps } from "./Invitation";
export { invitationElement } from "./invitation.element";

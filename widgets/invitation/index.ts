// What an invitation is about, and its acceptance by the person that it names.
export { Invitation, type InvitationEvents, type InvitationProps } from "./Invitation";
export { invitationElement } from "./invitation.element";

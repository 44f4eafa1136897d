import { documentElement } from "../../src/element/docs";
import { invitationElement } from "./invitation.element";

export const invitationDocs = documentElement(invitationElement, {
  doc: "What an invitation is about, and its acceptance by the person that it names.",
  since: "0.2.0",
  attributes: { "invite-key": { doc: "Key of the invitation, as the link of the letter has it." } },
  events: ["martillo-login-request", "martillo-register-request", "martillo-invitation-accepted"],
  parts: {
    base: "The widget.",
    title: "Who invites, and to what.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-invitation-max-width": "Widest size. Default: 560px.",
  },
});

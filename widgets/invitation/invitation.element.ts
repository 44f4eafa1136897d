import { describeElement } from "../../src/element/descriptor";
import { accountStyles } from "../account";
import { Invitation } from "./Invitation";
import styles from "./invitation.css?inline";

export const invitationElement = describeElement({
  tag: "martillo-invitation",
  component: Invitation,
  styles: `${accountStyles}\n${styles}`,
  doc: "What an invitation is about, and its acceptance by the person that it names.",
  since: "0.2.0",
  reservedHeight: "240px",
  attributes: {
    "invite-key": {
      prop: "inviteKey",
      type: "string",
      doc: "Key of the invitation, as the link of the letter has it.",
    },
  },
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

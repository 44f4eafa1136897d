import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import { Invitation } from "./Invitation";
import styles from "./invitation.css?inline";

export const invitationElement = describeElement({
  tag: "martillo-invitation",
  component: Invitation,
  styles: withAccountStyles(styles),
  reservedHeight: "240px",
  attributes: { "invite-key": { prop: "inviteKey", type: "string" } },
});

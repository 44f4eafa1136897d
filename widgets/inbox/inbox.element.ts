import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import { Inbox } from "./Inbox";
import styles from "./inbox.css?inline";

export const inboxElement = describeElement({
  tag: "martillo-inbox",
  component: Inbox,
  styles: withAccountStyles(styles),
  reservedHeight: "480px",
  attributes: { thread: { prop: "thread", type: "number" } },
});

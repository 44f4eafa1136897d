import { describeElement } from "../../src/element/descriptor";
import talkStyles from "../../src/patterns/talk/talk.css?inline";
import { withAccountStyles } from "../account";
import { Inbox } from "./Inbox";
import styles from "./inbox.css?inline";

export const inboxElement = describeElement({
  tag: "martillo-inbox",
  component: Inbox,
  styles: withAccountStyles(talkStyles, styles),
  reservedHeight: "480px",
  attributes: { thread: { prop: "thread", type: "number" } },
});

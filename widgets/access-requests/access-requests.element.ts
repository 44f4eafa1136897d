import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import styles from "./access-requests.css?inline";
import { AccessRequests } from "./AccessRequests";

export const accessRequestsElement = describeElement({
  tag: "martillo-access-requests",
  component: AccessRequests,
  styles: withAccountStyles(styles),
  reservedHeight: "360px",
  attributes: { auction: { prop: "auction", type: "number" } },
});

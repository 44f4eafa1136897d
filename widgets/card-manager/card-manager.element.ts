import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import { CardManager } from "./CardManager";
import styles from "./card-manager.css?inline";

export const cardManagerElement = describeElement({
  tag: "martillo-card-manager",
  component: CardManager,
  styles: withAccountStyles(styles),
  reservedHeight: "240px",
  attributes: { kind: { prop: "kind", type: "string" } },
});

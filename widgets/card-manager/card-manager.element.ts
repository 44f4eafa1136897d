import { describeElement } from "../../src/element/descriptor";
import { accountStyles } from "../account";
import { CardManager } from "./CardManager";
import styles from "./card-manager.css?inline";

export const cardManagerElement = describeElement({
  tag: "martillo-card-manager",
  component: CardManager,
  styles: `${accountStyles}\n${styles}`,
  reservedHeight: "240px",
  attributes: { kind: { prop: "kind", type: "string" } },
});

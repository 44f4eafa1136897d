import type { RefObject } from "react";
import { useStyles } from "./adopt-styles";
import styles from "./field.css?inline";

/** Brings the styles that all fields share to where `node` stands. */
export function useFieldStyles(node: RefObject<Node | null>): void {
  useStyles(node, styles);
}

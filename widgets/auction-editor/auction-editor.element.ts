import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import styles from "./auction-editor.css?inline";
import { AuctionEditor } from "./AuctionEditor";

export const auctionEditorElement = describeElement({
  tag: "martillo-auction-editor",
  component: AuctionEditor,
  styles: withAccountStyles(styles),
  reservedHeight: "640px",
  attributes: {
    auction: { prop: "auction", type: "number" },
    step: { prop: "step", type: "string" },
  },
});

import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import styles from "./auction-list.css?inline";
import { AuctionList } from "./AuctionList";

export const auctionListElement = describeElement({
  tag: "martillo-auction-list",
  component: AuctionList,
  styles: withAccountStyles(styles),
  reservedHeight: "480px",
  attributes: {
    list: { prop: "list", type: "string" },
    "keep-address": { prop: "keepAddress", type: "boolean" },
  },
});

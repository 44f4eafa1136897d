import { describeElement } from "../../src/element/descriptor";
import { accountStyles } from "../account";
import styles from "./auction-list.css?inline";
import { AuctionList } from "./AuctionList";

export const auctionListElement = describeElement({
  tag: "martillo-auction-list",
  component: AuctionList,
  styles: `${accountStyles}\n${styles}`,
  reservedHeight: "480px",
  attributes: {
    list: { prop: "list", type: "string" },
    "keep-address": { prop: "keepAddress", type: "boolean" },
  },
});

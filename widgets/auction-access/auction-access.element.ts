import { describeElement } from "../../src/element/descriptor";
import { accountStyles } from "../account";
import styles from "./auction-access.css?inline";
import { AuctionAccess } from "./AuctionAccess";

export const auctionAccessElement = describeElement({
  tag: "martillo-auction-access",
  component: AuctionAccess,
  styles: `${accountStyles}\n${styles}`,
  reservedHeight: "120px",
  attributes: { auction: { prop: "auction", type: "number" } },
});

import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import styles from "./auction-access.css?inline";
import { AuctionAccess } from "./AuctionAccess";

export const auctionAccessElement = describeElement({
  tag: "martillo-auction-access",
  component: AuctionAccess,
  styles: withAccountStyles(styles),
  reservedHeight: "120px",
  attributes: { auction: { prop: "auction", type: "number" } },
});

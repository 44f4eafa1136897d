import { describeElement } from "../../src/element/descriptor";
import styles from "./follow-seller.css?inline";
import { FollowSeller } from "./FollowSeller";

export const followSellerElement = describeElement({
  tag: "martillo-follow-seller",
  component: FollowSeller,
  styles,
  reservedHeight: "44px",
  attributes: { seller: { prop: "seller", type: "number" } },
});

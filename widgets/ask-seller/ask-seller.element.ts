import { describeElement } from "../../src/element/descriptor";
import styles from "./ask-seller.css?inline";
import { AskSeller } from "./AskSeller";

export const askSellerElement = describeElement({
  tag: "martillo-ask-seller",
  component: AskSeller,
  styles,
  reservedHeight: "44px",
  attributes: { lot: { prop: "lot", type: "number" } },
});

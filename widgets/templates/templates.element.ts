import { describeElement } from "../../src/element/descriptor";
import { auctionListElement } from "../auction-list";
import { sellingListElement } from "../selling-list";
import styles from "./templates.css?inline";
import { Templates } from "./Templates";

export const templatesElement = describeElement({
  tag: "martillo-templates",
  component: Templates,
  styles: [sellingListElement.styles, auctionListElement.styles, styles].join("\n"),
  reservedHeight: "480px",
  attributes: {
    kind: { prop: "kind", type: "string" },
    "keep-address": { prop: "keepAddress", type: "boolean" },
  },
});

import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import styles from "./invoice-list.css?inline";
import { InvoiceList } from "./InvoiceList";

export const invoiceListElement = describeElement({
  tag: "martillo-invoice-list",
  component: InvoiceList,
  styles: withAccountStyles(styles),
  reservedHeight: "320px",
  attributes: {
    side: { prop: "side", type: "string" },
    list: { prop: "list", type: "string" },
    "invoice-url": { prop: "invoiceUrl", type: "string" },
  },
});

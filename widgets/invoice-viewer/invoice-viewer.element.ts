import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import styles from "./invoice-viewer.css?inline";
import { InvoiceViewer } from "./InvoiceViewer";

export const invoiceViewerElement = describeElement({
  tag: "martillo-invoice-viewer",
  component: InvoiceViewer,
  styles: withAccountStyles(styles),
  reservedHeight: "480px",
  attributes: {
    invoice: { prop: "invoice", type: "number" },
    side: { prop: "side", type: "string" },
    mode: { prop: "mode", type: "string" },
    step: { prop: "step", type: "string" },
    "link-key": { prop: "linkKey", type: "string" },
  },
});

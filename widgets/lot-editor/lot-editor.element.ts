import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import styles from "./lot-editor.css?inline";
import { LotEditor } from "./LotEditor";

export const lotEditorElement = describeElement({
  tag: "martillo-lot-editor",
  component: LotEditor,
  styles: withAccountStyles(styles),
  reservedHeight: "640px",
  attributes: {
    lot: { prop: "lot", type: "number" },
    from: { prop: "from", type: "number" },
    step: { prop: "step", type: "string" },
  },
});

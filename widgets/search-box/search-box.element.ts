import { describeElement } from "../../src/element/descriptor";
import { SearchBox } from "./SearchBox";
import styles from "./search-box.css?inline";

export const searchBoxElement = describeElement({
  tag: "martillo-search-box",
  component: SearchBox,
  styles,
  reservedHeight: "var(--martillo-search-box-height, 48px)",
  attributes: {
    auction: { prop: "auction", type: "number" },
    search: { prop: "search", type: "string" },
    for: { prop: "htmlFor", type: "string" },
    action: { prop: "action", type: "string" },
    label: { prop: "label", type: "string" },
    placeholder: { prop: "placeholder", type: "string" },
  },
});

import { describeElement } from "../../src/element/descriptor";
import { SearchBox } from "./SearchBox";
import styles from "./search-box.css?inline";

export const searchBoxElement = describeElement({
  tag: "martillo-search-box",
  component: SearchBox,
  styles,
  doc: "Searches vehicles, with suggestions while typing.",
  since: "0.1.0",
  reservedHeight: "var(--martillo-search-box-height, 48px)",
  attributes: {
    auction: {
      prop: "auction",
      type: "number",
      values: [0, 1],
      doc: "1 suggests timed auctions only, 0 direct sales only; without it both.",
    },
    search: {
      prop: "search",
      type: "string",
      doc: "The text to start with; the box follows it whenever it says something new.",
    },
    for: {
      prop: "htmlFor",
      type: "string",
      default: "the only list of the page",
      doc: "Id of the list that shows what is found, or of a box around it.",
    },
    action: {
      prop: "action",
      type: "string",
      doc: "Where the form is sent as a plain GET (`?search=…`) unless somebody takes the search over.",
    },
    label: {
      prop: "label",
      type: "string",
      default: "Buscar vehículos",
      doc: "Name for screen readers.",
    },
    placeholder: {
      prop: "placeholder",
      type: "string",
      default: "Marca, modelo o palabra",
      doc: "Shown while the box is empty.",
    },
  },
  events: ["martillo-search-request", "martillo-lot-open-request"],
  parts: {
    base: "The whole widget.",
    box: "The box around text and buttons.",
    input: "The text.",
    clear: "Empties the box.",
    submit: "Searches.",
    popover: "The list's frame.",
    list: "The suggestions.",
    option: "One suggestion.",
    error: "Says that suggestions cannot be loaded.",
    retry: "Loads them once more.",
    "option-active": "The suggestion that Enter would choose.",
  },
  cssProperties: {
    "--martillo-search-box-height": "Height of the box.",
    "--martillo-search-box-radius": "Corner of the box.",
  },
});

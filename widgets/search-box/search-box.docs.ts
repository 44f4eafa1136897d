import { documentElement } from "../../src/element/docs";
import { searchBoxElement } from "./search-box.element";

export const searchBoxDocs = documentElement(searchBoxElement, {
  doc: "Searches vehicles, with suggestions while typing.",
  since: "0.1.0",
  attributes: {
    auction: {
      values: [0, 1],
      doc: "1 suggests timed auctions only, 0 direct sales only; without it both.",
    },
    search: { doc: "The text to start with; the box follows it whenever it says something new." },
    for: {
      default: "the only list of the page",
      doc: "Id of the list that shows what is found, or of a box around it.",
    },
    action: {
      doc: "Where the form is sent as a plain GET (`?search=…`) unless the page takes the search over.",
    },
    label: { default: "Buscar vehículos", doc: "Name for screen readers." },
    placeholder: { default: "Marca, modelo o palabra", doc: "Shown while the box is empty." },
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

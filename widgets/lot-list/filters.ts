/** The filters: loaded where there is room for them beside the list, or with the press that opens them. */
export { FilterDialog } from "./FilterDialog";
export { FilterForm } from "./FilterForm";

export { PaperList, type PaperListEvents, type PaperListProps } from "./PaperList";
export { paperListElement } from "./paper-list.element";

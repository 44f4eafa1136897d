// Papers of what the signed-in person has bought and sold.
export { PaperList, type PaperListEvents, type PaperListProps } from "./PaperList";
export { paperListElement } from "./paper-list.element";

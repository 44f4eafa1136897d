export { isPageVisible, onPageActive } from "../../client";

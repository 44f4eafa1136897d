/* Controls that few houses ask for and that weigh more than all others; they come when a field of their kind is shown. */
export { EditorField } from "../ui/EditorField";
export { RepeatingRows } from "./RepeatingRows";

// The cards that the signed-in person has saved.
export { CardManager, type CardManagerEvents, type CardManagerProps } from "./CardManager";
export { cardManagerElement } from "./card-manager.element";

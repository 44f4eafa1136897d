export { CardManager, type CardManagerEvents, type CardManagerProps } from "./CardManager";
export { cardManagerElement } from "./card-manager.element";

export { EditWinner, type EditWinnerEvents, type EditWinnerProps } from "./EditWinner";
export { editWinnerElement } from "./edit-winner.element";

// Gives a sale that nobody pays to another of the bidders: who, for how much, and why.
export { EditWinner, type EditWinnerEvents, type EditWinnerProps } from "./EditWinner";
export { editWinnerElement } from "./edit-winner.element";

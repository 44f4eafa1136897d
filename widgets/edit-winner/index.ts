// Gives an unpaid sale to another of the bidders: who, for how much, and why.
export * from "./public";
export { editWinnerElement } from "./edit-winner.element";
// The form itself, which the invoice viewer shows over the document of the sale.
export { EditWinnerView } from "./EditWinnerView";
export { useEditWinner } from "./use-edit-winner";

export { EditWinner, type EditWinnerEvents, type EditWinnerProps } from "./EditWinner";

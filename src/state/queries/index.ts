// Calls: how they are made, and what is told of those that fail.
export { makeCall, prepareCalls } from "./caller";
export { DEACTIVATED, NOT_FOUND, SESSION_EXPIRED } from "./failures";
export { toldOutcome, UNANSWERED } from "./told-outcome";
export { nextTurn, noteTurn, turnOf } from "./turns";

// Answers do not come in the order in which they were asked for. An answer that was asked for later knows more.
let turns = 0;

/** By answer: the turn in which it was asked for. */
const askedIn = new WeakMap<object, number>();

/** A number for what is asked for now: higher than those of everything before it. */
export function nextTurn(): number {
  return ++turns;
}

/** Notes when an answer was asked for. */
export function noteTurn(answer: unknown, turn: number): void {
  if (typeof answer === "object" && answer !== null) askedIn.set(answer, turn);
}

/** When an answer was asked for; undefined of data that code put together. */
export function turnOf(answer: unknown): number | undefined {
  return typeof answer === "object" && answer !== null ? askedIn.get(answer) : undefined;
}

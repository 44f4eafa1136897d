import { findContacts, type Span } from "martillo/domain";

/**
 * The ways to reach a person in a text, as pairs of indexes. A number that goes on from what the same side wrote just before is found, too:
 * what stands of it here is hidden.
 * @param before what was written just before, oldest first
 */
export function hiddenIn(text: string, before: readonly string[]): number[] {
  const own = findContacts(text);
  // In one line as people would read them; a text that has a contact by itself needs no other.
  const spans = own.length > 0 || before.length === 0 ? own : goneOn(text, before.join(" "));
  return spans.flatMap(({ from, to }) => [from, to]);
}

function goneOn(text: string, before: string): Span[] {
  const start = before.length + 1;
  return findContacts(`${before} ${text}`)
    .filter(({ to }) => to > start)
    .map(({ from, to }) => ({ from: Math.max(0, from - start), to: to - start }));
}

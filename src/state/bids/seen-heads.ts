import type { ChainHead } from "../../contract";

type Entry = [lot: number, position: number, hash: string];

/** Of all lots together; the oldest ones go first. */
const MOST_HEADS = 300;

const keyOf = (apiBase: string) => `martillo:heads:${apiBase}`;

function read(apiBase: string): Entry[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(apiBase)) ?? "[]");
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  const [lot, position, hash] = Array.isArray(value) ? (value as unknown[]) : [];
  return typeof lot === "number" && typeof position === "number" && typeof hash === "string";
}

/** Keeps the end of a lot's history as the house has told it to this browser, so that a later history can be held against it. */
export function rememberHead(apiBase: string, lot: number, head: ChainHead | undefined): void {
  if (!head) return;
  const entry: Entry = [lot, head.position, head.hash];
  const known = read(apiBase);
  if (known.some((other) => String(other) === String(entry))) return;
  try {
    localStorage.setItem(keyOf(apiBase), JSON.stringify([...known, entry].slice(-MOST_HEADS)));
  } catch {
    // Blocked: the history can still be checked against itself.
  }
}

/** What this browser has been told of the history of a lot, oldest first. */
export function seenHeads(apiBase: string, lot: number): ChainHead[] {
  return read(apiBase).flatMap(([of, position, hash]) => (of === lot ? { position, hash } : []));
}

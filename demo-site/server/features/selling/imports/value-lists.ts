/** The values that the house knows, and the one that the writer of the sheet probably meant. */
import { type LotChoices, notListed } from "../../house";
import { CellRefused } from "./cell-values";

export interface KnownValue {
  variable: string;
  value: string;
  parent: string | null;
}

/** Without accents, case and spaces to spare. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[\s_]+/g, " ")
    .trim();
}

export interface ValueLists {
  /**
   * The value as the house writes it. Throws CellRefused for one that is nearly a value that it knows, which it asks for, and for any other
   * where the house has written the list; without such a list it is taken as it is. Models are those of the brand.
   */
  known(variable: string, text: string, brand?: string): string;
  /** All values, in their order; models are those of the brand. */
  of(variable: string, brand?: string): string[];
}

/** Names of few letters, and those with figures, are too like each other: Audi A3 and A4. */
const LEAST_LETTERS = 4;
const LONG = 6;

export function valueLists(values: readonly KnownValue[], choices: LotChoices = {}): ValueLists {
  const closed = new Map(Object.entries(choices));
  const byVariable = new Map<string, Map<string, string>>();
  const listOf = (name: string) => {
    const list = byVariable.get(name) ?? new Map<string, string>();
    byVariable.set(name, list);
    return list;
  };
  for (const [variable, list] of closed) {
    for (const { value, label } of list) listOf(variable).set(folded(label), value);
    for (const { value } of list) listOf(variable).set(folded(value), value);
  }
  for (const { variable, value, parent } of values) {
    if (closed.has(variable)) continue;
    listOf(parent === null ? variable : keyOf(variable, parent)).set(folded(value), value);
  }
  const meant = new Map<string, string | undefined>();

  return {
    known(variable, text, brand) {
      const name = variable === "model" ? keyOf(variable, brand ?? "") : variable;
      const key = folded(text);
      const list = byVariable.get(name);
      const found = list?.get(key);
      const only = closed.get(name);
      if (found !== undefined || (!list && !only)) return found ?? text;
      const asked = `${name}\n${key}`;
      if (!meant.has(asked)) meant.set(asked, list && nearest(key, list));
      const near = meant.get(asked);
      if (near !== undefined) throw new CellRefused(`¿Quería decir ${near}?`);
      if (only) throw new CellRefused(notListed(text, only));
      return text;
    },
    of(variable, brand) {
      const only = closed.get(variable);
      if (only) return only.map(({ value }) => value);
      const list = byVariable.get(variable === "model" ? keyOf(variable, brand ?? "") : variable);
      return [...(list?.values() ?? [])].toSorted();
    },
  };
}

function keyOf(variable: string, parent: string): string {
  return `${variable}\n${folded(parent)}`;
}

function nearest(text: string, list: ReadonlyMap<string, string>): string | undefined {
  if (text.length < LEAST_LETTERS || /\d/.test(text)) return undefined;
  const most = text.length < LONG ? 1 : 2;
  let best: { value: string; steps: number } | undefined;
  for (const [key, value] of list) {
    if (/\d/.test(key) || Math.abs(key.length - text.length) > most) continue;
    const steps = stepsBetween(text, key);
    if (steps <= most && (!best || steps < best.steps)) best = { value, steps };
  }
  return best?.value;
}

/** Letters to put in, take out or change until one text is the other; two that changed places count once. */
function stepsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let steps = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        steps = Math.min(steps, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(steps);
    }
    beforeLast = last;
    last = row;
  }
  return last[other.length] ?? 0;
}

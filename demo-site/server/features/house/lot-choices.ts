/** What a lot may be chosen to be: the lists that forms offer. */
import { fieldsWith, type TableEntry } from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import { HOUSE_TABLES, withStaffEntries } from "./house-tables";
import { readKinds, readPublicSettings, type KindRow } from "./settings-repository";

/** Fields of a lot that are chosen from a list of the house. Brand, model, colour and place may be what no list has. */
export const CHOSEN_FIELDS = fieldsWith({ list: "closed" });

/** What kinds of damage there are is a list, too; a lot has several of them. */
type ListedField = (typeof CHOSEN_FIELDS)[number] | "damage";

export interface LotChoice {
  value: string;
  /** What people read. */
  label: string;
}

/** The lists by their fields; one that the house has not written is open and is missing here. */
export type LotChoices = Partial<Record<ListedField, readonly LotChoice[]>>;

/** To be asked outside of a transaction: another call may be waiting for the same answer. */
export async function readLotChoices({
  cache,
  db,
}: Pick<CallContext, "cache" | "db">): Promise<LotChoices> {
  const { tables = {} } = await cache.get("settings", () => readPublicSettings(db));
  const damage = damageChoices(tables.damage_type);
  if (!CHOSEN_FIELDS.some((field) => isWritten(tables[field]))) return { damage };
  const kinds = await cache.get("kinds", () => readKinds(db));
  return { ...choicesOf(tables, kinds), damage };
}

/** The house comes with a list of its own. That nothing is damaged is no damage. */
function damageChoices(written: readonly TableEntry[] = []): LotChoice[] {
  const { damage_type: types = [] } = withStaffEntries(
    { damage_type: HOUSE_TABLES["damage_type"] ?? [] },
    { damage_type: written },
  );
  return types.filter(({ id }) => id !== NO_DAMAGE).map(toChoice);
}

const NO_DAMAGE = "none";

function toChoice({ id, description }: TableEntry): LotChoice {
  return { value: id, label: description || id };
}

/**
 * The entries that are written for a field, in their order, and then the values of lots on sale or sold; without those that are taken away.
 */
function choicesOf(
  tables: Readonly<Record<string, readonly TableEntry[]>>,
  kinds: readonly KindRow[],
): LotChoices {
  return Object.fromEntries(
    CHOSEN_FIELDS.flatMap((field) => {
      const written = tables[field];
      if (!isWritten(written)) return [];
      const ids = new Set(written.map(({ id }) => id));
      const inUse = kinds.filter(({ variable, value }) => variable === field && !ids.has(value));
      return [
        [
          field,
          [
            ...written.filter(({ active = 1 }) => active === 1).map(toChoice),
            ...inUse.map(({ value }) => ({ value, label: value })),
          ],
        ],
      ];
    }),
  );
}

function isWritten(entries: readonly TableEntry[] | undefined): entries is readonly TableEntry[] {
  return entries !== undefined && entries.length > 0;
}

/** Of a longer list the first are named. */
const MOST_NAMED = 15;

/** Why a value is refused, with what there is instead. */
export function notListed(value: string, choices: readonly LotChoice[]): string {
  const labels = choices.map(({ label }) => label);
  const more = labels.length > MOST_NAMED ? "…" : ".";
  const named = `${labels.slice(0, MOST_NAMED).join(", ")}${more}`;
  return `«${value}» no está en la lista de la casa. Elija uno de estos valores: ${named}`;
}

import { useLocale } from "../../i18n";
import { useHouseDefaults } from "../../state";

/** A value of a list of the house. */
export interface HouseOption {
  value: string;
  label: string;
  /** The value of the level above it: of a model, its brand. */
  of: string | undefined;
}

interface Row {
  id?: unknown;
  description?: unknown;
  level_id?: unknown;
  active?: unknown;
}

/** A list of the house, such as `category`, as a form offers it in the words of the page; empty until it was read. */
export function useHouseOptions(name: string): HouseOption[] {
  const { phrases } = useLocale();
  const rows = (useHouseDefaults()?.tables[name] ?? []) as readonly Row[];
  return rows.flatMap(({ id, description, level_id: of, active }) => {
    if (typeof id !== "string" || active === 0) return [];
    const label = typeof description === "string" ? description : id;
    return [
      {
        value: id,
        label: phrases[label] ?? label,
        of: typeof of === "string" ? of : undefined,
      },
    ];
  });
}

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

/** A list of the house, such as `category`, as a form offers it; empty until it was read. */
export function useHouseOptions(name: string): HouseOption[] {
  const rows = (useHouseDefaults()?.tables[name] ?? []) as readonly Row[];
  return rows.flatMap(({ id, description, level_id: of, active }) =>
    typeof id === "string" && active !== 0
      ? [
          {
            value: id,
            label: typeof description === "string" ? description : id,
            of: typeof of === "string" ? of : undefined,
          },
        ]
      : [],
  );
}

/** Values of fields, as they go over the wire. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** Whether two values say the same; the order of an object's keys says nothing. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === "object" && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? "null"
  );
}

/** The fields of a patch that differ from what is there. */
export function changedFields<Values extends object>(
  patch: Partial<Values>,
  current: Values,
): Partial<Values> {
  const before = new Map<string, unknown>(Object.entries(current));
  return Object.fromEntries(
    Object.entries(patch).filter(([field, value]) => !isSameValue(value, before.get(field))),
  ) as Partial<Values>;
}

/** What a write does to a record that others write, too. */
export type Merge =
  /** Nothing of it is new where `changes` is empty. */
  { ok: true; changes: FieldValues } | { ok: false; conflicts: readonly string[] };

/**
 * Merges a write by field. `touched` are the fields that were written since the version that the writer saw. A value that is already there
 * is no change, also where another person wrote it; where both wrote different values, a person decides, and then nothing is written.
 */
export function mergeFields(
  patch: FieldValues,
  current: FieldValues,
  touched: ReadonlySet<string>,
): Merge {
  const changes = changedFields(patch, current);
  const conflicts = Object.keys(changes).filter((field) => touched.has(field));
  return conflicts.length > 0 ? { ok: false, conflicts } : { ok: true, changes };
}

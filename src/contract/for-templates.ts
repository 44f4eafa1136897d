import type { CallSchema, NeededPermissions } from "./call-schemas";

/** What a call of templates says otherwise than the call that it is made from. */
type Otherwise = Partial<
  Pick<CallSchema, "input" | "output" | "aliases" | "cost"> & { permissions: NeededPermissions }
>;

/** A schema with the kinds of both its sides, which are all that callers' types need. */
type Sided<Input, Output> = Omit<CallSchema, "input" | "output"> & {
  input: Input;
  output: Output;
};

type SideOf<Other, Side extends string, Plain> =
  Other extends Record<Side, infer Schema extends CallSchema["input"]> ? Schema : Plain;

/**
 * The call of a name with `template/` in front, made from the one without. It is for the site's own sessions of those who sell, in a
 * body: no token of a partner's page, no address with its input in the query. It needs the permission `post`, and what the plain call
 * needs besides; one that works on templates alone says `permissions: ["post"]`. Its other names are said anew. `npm run generate` reads
 * it where it is written, so its first argument names the table and the call: `lotsSchemas["product/activeSorts"]`.
 */
export function forTemplates<
  Input extends CallSchema["input"],
  Output extends CallSchema["output"],
  const Other extends Otherwise = object,
>(
  plain: Sided<Input, Output>,
  other?: Other,
): Sided<SideOf<Other, "input", Input>, SideOf<Other, "output", Output>>;
export function forTemplates(plain: CallSchema, other: Otherwise = {}): CallSchema {
  const {
    as: _as,
    scope: _scope,
    alsoGet: _get,
    method: _method,
    aliases: _names,
    ...told
  } = plain;
  const { permissions = neededBy(plain) } = other;
  // Field names of its own: no document shows calls of templates.
  return { ...told, inferred: true, ...other, access: "seller", permissions };
}

function neededBy({ permissions = null }: CallSchema): NeededPermissions {
  if (typeof permissions === "function") {
    throw new Error("martillo: a call of templates says its permissions whatever it is asked for");
  }
  return [...new Set(["post" as const, ...(permissions ?? [])])];
}

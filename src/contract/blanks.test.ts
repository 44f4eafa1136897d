import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { calls } from "./all-calls";
import { NameOfPerson } from "./accounts/schemas";
import { REFUSED_WHEN_EMPTY, withoutBlanks } from "./blanks";
import { IdInput, OptionalId } from "./primitives";

const Form = z.object({
  id: IdInput,
  note: z.optional(z.string()),
  name: z.optional(NameOfPerson),
  auction_id: OptionalId,
  kind: z.optional(z.enum(["a", "b"])),
  year: z.optional(z.nullable(z.number())),
  page: z._default(z.number(), 1),
  filters: z.optional(z.strictObject({ from: z.optional(z.number()) })),
});

describe("what a form sends for what was left empty", () => {
  it("is no value, where a field has none", () => {
    const sent = {
      id: "",
      note: "",
      name: "",
      auction_id: "",
      kind: "",
      year: "",
      page: "",
      more: "",
    };
    expect(withoutBlanks(Form, { ...sent, filters: { from: "", other: "" } })).toEqual({
      id: "",
      note: "",
      name: "",
      auction_id: "",
      year: null,
      more: "",
      filters: { other: "" },
    });
  });

  it("leaves what was filled in, and what is no form", () => {
    const file = new Blob(["x"]);
    const sent = { id: 0, note: " ", kind: null, page: false, filters: [""], file };
    expect(withoutBlanks(Form, sent)).toEqual(sent);
  });

  it("looks into each choice", () => {
    const Choice = z.union([
      z.object({ action: z.literal("add"), price: z.optional(z.number()) }),
      z.object({ action: z.literal("all"), page: z.optional(z.number()) }),
    ]);
    expect(withoutBlanks(Choice, { action: "all", page: "", price: "" })).toEqual({
      action: "all",
    });
  });

  it("is refused as a name that somebody has cleared", () => {
    const cleared = withoutBlanks(Form, { id: 1, name: "" });
    expect(Form.safeParse(cleared).error?.issues.map(({ path }) => path)).toEqual([["name"]]);
  });

  it.each(Object.entries(calls))(
    "is refused by no other field of %s that may be left out",
    (...of) => {
      const [, { input }] = of;
      const plain = z.safeParse(input, {});
      const required = new Set((plain.error?.issues ?? []).map(({ path }) => path[0]));
      const names = namesOf(input).filter((name) => !required.has(name) && !isName(input, name));
      const blank = Object.fromEntries(names.map((name) => [name, ""]));
      const { error } = z.safeParse(input, withoutBlanks(input, blank));
      const refused = (error?.issues ?? []).map(({ path }) => path[0]);
      expect(refused.filter((name) => names.includes(String(name)))).toEqual([]);
    },
  );
});

/** Tried above. */
function isName(schema: z.ZodMiniType, name: string): boolean {
  const field = schema instanceof z.ZodMiniObject ? schema._zod.def.shape[name] : undefined;
  return field instanceof z.ZodMiniOptional && REFUSED_WHEN_EMPTY.has(field._zod.def.innerType);
}

function namesOf(schema: z.ZodMiniType): string[] {
  return schema instanceof z.ZodMiniObject ? Object.keys(schema._zod.def.shape) : [];
}

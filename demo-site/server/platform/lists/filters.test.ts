import { calls, type DescribedCall } from "martillo/contract/schemas";
import type { $ZodTypeDef } from "zod/v4/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engineOfRun, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import type { SeededUser } from "../../seed/seed-rows";

interface Definition extends $ZodTypeDef {
  shape?: Record<string, DescribedCall["input"]>;
  /** Of a union. */
  options?: DescribedCall["input"][];
}

/** Names of the fields that a schema has, in all its branches. */
function fieldsOf({ _zod }: DescribedCall["input"]): string[] {
  const { shape = {}, options = [] }: Definition = _zod.def;
  return [...new Set([...Object.keys(shape), ...options.flatMap(fieldsOf)])];
}

/** What a call needs before it looks at filters. */
const NEEDED: Readonly<Record<string, object>> = { "cart/pendingCount": { table: "projects" } };

const all: readonly DescribedCall[] = Object.values(calls);

describe("lists", () => {
  let open: OpenEngine;
  let api: InPageApi;
  let staff: SeededUser;

  beforeAll(async () => {
    open = await engineOfRun().open();
    api = await createTestApi({ db: open.db });
    staff = await api.seedUser({ staff: true });
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });

  const filtered = all.flatMap(({ name, input }) =>
    ["filters", "filter"].filter((key) => fieldsOf(input).includes(key)).map((key) => [name, key]),
  );

  it("are filtered by several calls", () => {
    expect(filtered.map(([name]) => name)).toContain("product/search");
    expect(filtered.length).toBeGreaterThan(5);
  });

  it.each(filtered)("of %s say which of their %s they do not know", async (name = "", key = "") => {
    const input = { ...NEEDED[name], [key]: { sin_sentido: 1, "x.otro": [2] } };
    const { code, refusal } = await api.call(name as never, input as never, staff);
    expect(code).toBe("INVALID_INPUT");
    expect(refusal.fields).toMatchObject({
      [`${key}.sin_sentido`]: "Este filtro no existe.",
      [`${key}.x.otro`]: "Este filtro no existe.",
    });
  });

  const paged = all.filter(({ input }) => fieldsOf(input).includes("page"));

  it.each(paged.map(({ name, output }) => [name, fieldsOf(output)] as const))(
    "of %s tell what they show and how many there are",
    (_name, fields) => {
      expect(fields).toEqual(expect.arrayContaining(["records", "totalRecords", "setDisp"]));
    },
  );
});

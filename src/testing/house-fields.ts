import type { PageApi } from "../../demo-site/server/testing/page-api";

/** Staff add so many fields after the house's own, for buyers and sellers, the last one required; `remove` takes them away again. */
export async function addHouseFields(api: PageApi, count: number) {
  const { token } = await api.seedUser({ staff: true });
  const names = Array.from({ length: count }, (_, at) => `pregunta_${at + 1}`);
  for (const [at, name] of names.entries()) {
    const isLast = at === count - 1;
    const added = await api.call(
      "dynamic/propertyColumnAction",
      {
        name,
        label: `Pregunta ${at + 1}`,
        is_required: isLast ? 1 : 0,
        view_page: 3,
        for_buyer: 1,
        for_organization: 1,
      },
      { token },
    );
    if (added.status !== "success") throw new Error(`no field ${name}: ${added.message}`);
  }
  return {
    last: { name: `pregunta_${count}`, label: `Pregunta ${count}` },
    remove: async () => {
      await api.db.query("delete from dynamic_fields where name = any($1)", [names]);
    },
  };
}

/** Views of lists that the people of an account keep for each other. */
import type { customSavedViews } from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { ms } from "../../platform/db/db";
import { ownerIdOf } from "../lots";
import { NAME_OF_EDITOR } from "./edit-log";

/** More than anybody finds again. */
const MOST_VIEWS = 30;

export const savedViews: Handler<typeof customSavedViews> = async (input, ctx) => {
  const { action, table, name, query } = input;
  const viewer = ctx.requireViewer();
  const account = ownerIdOf(viewer);
  if (action !== "list" && name === undefined) refuse("name", "Required!");
  if (action === "delete") {
    await ctx.db.query(
      "delete from saved_views where account_id = $1 and table_name = $2 and name = $3",
      [account, table, name],
    );
  }
  if (action === "save") {
    await ctx.db.tx(async (t) => {
      await t.query("select 1 from users where id = $1 for update", [account]);
      const kept = await t.query<{ name: string }>(
        "select name from saved_views where account_id = $1 and table_name = $2",
        [account, table],
      );
      if (kept.length >= MOST_VIEWS && !kept.some((view) => view.name === name)) {
        refuse("name", `Como mucho ${MOST_VIEWS} vistas.`);
      }
      await t.query(
        `insert into saved_views (account_id, table_name, name, query, by_id)
         values ($1, $2, $3, $4, $5)
         on conflict (account_id, table_name, name)
         do update set query = excluded.query, by_id = excluded.by_id, updated_at = now()`,
        [account, table, name, query ?? "", viewer.actedBy ?? viewer.id],
      );
    });
  }
  const records = await ctx.db.query<{ name: string; query: string; by: string; at: number }>(
    `select v.name, v.query, ${NAME_OF_EDITOR} as by, ${ms("v.updated_at")} as at
     from saved_views v left join users u on u.id = v.by_id
     where v.account_id = $1 and v.table_name = $2 order by lower(v.name)`,
    [account, table],
  );
  return { records };
};

function refuse(field: string, text: string): never {
  throw new ApiFault("INVALID_INPUT", { fields: { [field]: text } });
}

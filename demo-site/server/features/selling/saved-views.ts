import { lockAccount } from "../../platform/security/account-lock-repository";
import type { customSavedViews } from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { ownerIdOf } from "../lots";
import { deleteView, readViewNames, readViews, writeView } from "./saved-view-repository";

/** More than anybody finds again. */
const MOST_VIEWS = 30;

export const savedViews: Handler<typeof customSavedViews> = async (input, ctx) => {
  const { action, table, name, query } = input;
  const viewer = ctx.requireViewer();
  const account = ownerIdOf(viewer);
  if (action !== "list" && name === undefined) refuse("name", "Required!");
  if (action === "delete") {
    await deleteView(ctx.db, account, table, name);
  }
  if (action === "save") {
    await ctx.db.tx(async (t) => {
      await lockAccount(t, account);
      const kept = await readViewNames(t, account, table);
      if (kept.length >= MOST_VIEWS && !kept.some((view) => view.name === name)) {
        refuse("name", `Como mucho ${MOST_VIEWS} vistas.`);
      }
      await writeView(t, {
        account,
        table,
        name,
        query: query ?? "",
        byId: viewer.actedBy ?? viewer.id,
      });
    });
  }
  const records = await readViews(ctx.db, account, table);
  return { records };
};

function refuse(field: string, text: string): never {
  throw new ApiFault("INVALID_INPUT", { fields: { [field]: text } });
}

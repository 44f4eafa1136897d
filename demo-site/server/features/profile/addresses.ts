import type { userUserAddress } from "martillo/contract";
import { lockAccount } from "../../platform/security/account-lock-repository";
import {
  deleteAddress,
  insertAddress,
  makeUsual,
  readAddresses,
  updateAddress,
} from "./address-repository";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";

const MOST_ADDRESSES = 50;

export const userAddress: Handler<typeof userUserAddress> = async (input, ctx) => {
  const { id: userId } = ctx.requireViewer();
  if (input.action === "list") return { records: await readAddresses(ctx.db, userId) };
  const records = await ctx.db.tx(async (t) => {
    await lockAccount(t, userId);
    switch (input.action) {
      case "add":
        if ((await readAddresses(t, userId)).length >= MOST_ADDRESSES) {
          throw new ApiFault("INVALID_INPUT", {
            fields: { address1: "Ha llegado al máximo de direcciones." },
          });
        }
        await insertAddress(t, userId, input);
        break;
      case "edit":
        if (!(await updateAddress(t, userId, input.id, input))) throw new ApiFault("NOT_FOUND");
        break;
      case "delete":
        if (!(await deleteAddress(t, userId, input.id))) throw new ApiFault("NOT_FOUND");
        break;
      case "default":
        if (!(await makeUsual(t, userId, input.id))) throw new ApiFault("NOT_FOUND");
    }
    return readAddresses(t, userId);
  });
  return { records };
};

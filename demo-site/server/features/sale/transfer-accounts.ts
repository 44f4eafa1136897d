/** Where a sale is paid by transfer. */
import type { customTransferAccount, InvoiceDetail } from "martillo/contract";
import { formatIban, plainIban } from "martillo/domain";
import type { Handler } from "../../platform/call/mount";
import { ApiFault } from "../../platform/call/fault";
import type { Db } from "../../platform/db/db";
import { sendMail } from "../../platform/mail/send";
import { lockAccount } from "../../platform/security/account-lock-repository";
import { bankFaults } from "../house";
import { ownerIdOf } from "../lots";
import { readPayer } from "../money";
import { dueOf, type InvoiceRow, UNPAID } from "./invoice-repository";
import { readSaleSettings } from "./sale-settings";
import { transferAccountChanged } from "./transfers.mail";
import { readAccount, removeAccount, writeAccount } from "./transfer-account-repository";

/** As much of an account's number as a letter may say. */
const ENDING = 4;

/** What a transfer has to say. */
export type TransferTo = NonNullable<InvoiceDetail["transfer"]>;

/** Reads, writes or takes away the account on which a seller is paid; each change is noted with who made it, and its owner hears of it. */
export const transferAccount: Handler<typeof customTransferAccount> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  const sellerId = ownerIdOf(viewer);
  if (input.iban !== undefined) {
    const holder = (input.holder ?? "").trim();
    const iban = plainIban(input.iban);
    const fields = bankFaults({ holder, iban });
    if (Object.keys(fields).length > 0) throw new ApiFault("INVALID_INPUT", { fields });
    await ctx.db.tx(async (t) => {
      await lockAccount(t, sellerId);
      const before = await readAccount(t, sellerId);
      await (iban === ""
        ? removeAccount(t, sellerId)
        : writeAccount(t, sellerId, viewer.actedBy ?? viewer.id, { holder, iban }));
      if ((before?.iban ?? "") === iban) return;
      const seller = await readPayer(t, sellerId);
      if (!seller) return;
      const values = { ...seller, ending: iban.slice(-ENDING) };
      await sendMail({ ...ctx, db: t }, transferAccountChanged, seller.email, values);
    });
  }
  const record = await readAccount(ctx.db, sellerId);
  return { record: record ? { ...record, iban: formatIban(record.iban) } : null };
};

/** Where what is due of an account can be paid, for its buyer; null where nothing is due, or no bank account is known. */
export async function readTransferTo(
  db: Db,
  row: Pick<InvoiceRow, "id" | "seller_id" | "status"> & Parameters<typeof dueOf>[0],
): Promise<TransferTo | null> {
  if (!UNPAID.includes(row.status) || dueOf(row) === 0) return null;
  const { bank, invoicing } = await readSaleSettings(db);
  const house = bank.iban === "" ? undefined : bank;
  const seller = await readAccount(db, row.seller_id);
  // The side that issues the invoice is paid.
  const account = invoicing === "factura" ? (house ?? seller) : (seller ?? house);
  if (!account) return null;
  return {
    holder: account.holder,
    iban: formatIban(account.iban),
    reference: `COMPRA ${row.id}`,
  };
}

/** What a buyer shows of a transfer: a receipt of the bank, for the one who looks whether it has come. */
import type { customTransferReceipt } from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { withRetries } from "../../platform/db/retry";
import { dropFile, insertFile, readPrivateFile } from "../files";
import { readTold } from "../money";
import { lockInvoice, readInvoice } from "./invoice-repository";
import { answerDetail } from "./invoice-view";
import { tellSides } from "./tell-sides";
import { insertReceipt, readReceipt } from "./transfer-receipt-repository";

/**
 * Its buyer adds a receipt to a transfer that was told of and that its seller has not answered; another one takes the place of the first.
 * Throws NOT_FOUND, ILLEGAL_TRANSITION, and what a file is refused for.
 */
export const addReceipt: Handler<typeof customTransferReceipt> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  const told = await readTold(ctx.db, input.transaction_id);
  const own = told && (await readInvoice(ctx.db, told.invoice));
  if (!own || own.buyer_id !== viewer.id) throw new ApiFault("NOT_FOUND");
  // Read before the lock: a picture takes a moment.
  const file = await readPrivateFile(input.file, ctx);
  const row = await withRetries(() =>
    ctx.db.tx(async (t) => {
      const locked = await lockInvoice(t, own.id);
      const now = await readTold(t, input.transaction_id);
      if (!locked || now?.isAnswered !== false) throw new ApiFault("ILLEGAL_TRANSITION");
      const before = await readReceipt(t, input.transaction_id);
      const id = await insertFile(t, file);
      await insertReceipt(t, {
        transactionId: input.transaction_id,
        id,
        name: file.name,
        type: file.type,
        length: file.bytes.length,
      });
      if (before) await dropFile(t, before.file_id);
      return locked;
    }),
  );
  tellSides(ctx, row);
  return answerDetail(ctx, row, "buyer");
};

import { type Block, oneLine, type Spoken } from "../../platform/mail/template";
import type { TransferTo } from "./transfer-accounts";

/** Where a buyer can send what is due; nothing where nobody has said it. */
export function transferBlocks({
  transfer,
  english,
}: Spoken & { transfer?: TransferTo | null }): Block[] {
  if (!transfer) return [];
  const { holder, iban, reference } = transfer;
  return [
    english
      ? `To pay by bank transfer: ${oneLine(holder)}, IBAN ${iban}, reference “${reference}”.`
      : `Para pagar por transferencia: ${oneLine(holder)}, IBAN ${iban}, concepto «${reference}».`,
  ];
}

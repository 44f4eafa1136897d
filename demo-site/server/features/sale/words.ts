// Words about a sale that letters of several features share. In other languages: `words.en.ts` and so on.
import { PATHS } from "martillo/contract";
import { type LineStep, PURCHASE_LINE } from "martillo/domain";
import { type Block, oneLine } from "../../platform/mail/template";
import type { TransferTo } from "./transfer-accounts";

const STEPS: Readonly<Record<LineStep, string>> = {
  pay: "pagar",
  book: "reservar la recogida",
  bring: "traer los papeles",
  collect: "recoger con el código",
  papers: "transferir",
};

/** The line of a purchase as letters and calendars write it: which step it is, and which follow. */
export function stepLine(step: LineStep): string {
  const at = PURCHASE_LINE.indexOf(step);
  const after = PURCHASE_LINE.slice(at + 1).map((one) => STEPS[one]);
  const now = `Paso ${at + 1} de ${PURCHASE_LINE.length}: ${STEPS[step]}.`;
  return after.length === 0 ? now : `${now} Después: ${after.join(", ")}.`;
}

/** A part of what was paid, as a letter says where to it goes back. */
export interface PartBack {
  /** `card` is the way that it was paid: a card, PayPal, a bank's page. */
  to: "card" | "balance" | "seller";
  amount: string;
}

/** Where to a part goes back, for the buyer or for the seller. */
export function partBackText(
  { to, amount }: PartBack,
  { isSeller }: { isSeller: boolean },
): string {
  if (to === "card") {
    return `${amount} a la tarjeta o cuenta con la que se pagó; puede tardar unos días en verse`;
  }
  if (to === "balance") return `${amount} al saldo`;
  return isSeller
    ? `${amount} que usted cobró y devuelve por el mismo medio`
    : `${amount} que cobró el vendedor y le devuelve por el mismo medio`;
}

/** A purchase that a consumer may withdraw from. */
export interface Withdrawable {
  title: string;
  seller: string;
  invoice: number;
  /** Last day, in words; null while the vehicle was not handed over. */
  until: string | null;
}

/** What the law has a consumer told of the right to withdraw, with its model form (annex of the consumers' act). */
export function withdrawalText(of: Withdrawable): Block[] {
  const { until } = of;
  const [title, seller] = [oneLine(of.title), oneLine(of.seller)];
  const link = PATHS.returnRequest.replace("{id}", String(of.invoice));
  return [
    until === null
      ? "Puede desistir de esta compra, sin dar motivos, hasta el final del decimocuarto día desde que reciba el vehículo."
      : `Puede desistir de esta compra, sin dar motivos, hasta el ${until}.`,
    "Hágalo desde su compra, o con este modelo de formulario:",
    {
      quote: `A la atención de ${seller}: por la presente le comunico que desisto de mi contrato de venta de «${title}». Pedido el / recibido el: … Nombre y domicilio del consumidor: … Fecha: …`,
    },
    { link, label: "Desistir de la compra" },
  ];
}

/** A sale that can be paid by transfer, where its account is known. */
export interface Transferable {
  transfer?: TransferTo | null;
}

/** Where a buyer can send what is due; nothing where no bank account is known. */
export function transferBlocks({ transfer }: Transferable): Block[] {
  if (!transfer) return [];
  const { holder, iban, reference } = transfer;
  return [
    `Para pagar por transferencia: ${oneLine(holder)}, IBAN ${iban}, concepto «${reference}».`,
  ];
}

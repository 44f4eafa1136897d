import { PATHS } from "martillo/contract";
import { type LineStep, PURCHASE_LINE } from "martillo/domain";
import { type Block, oneLine } from "../../platform/mail/template";
import type { PartBack, Transferable, Withdrawable } from "./words";

const STEPS: Readonly<Record<LineStep, string>> = {
  pay: "pay",
  book: "book the collection",
  bring: "bring the papers",
  collect: "collect with the code",
  papers: "transfer",
};

export function stepLine(step: LineStep): string {
  const at = PURCHASE_LINE.indexOf(step);
  const after = PURCHASE_LINE.slice(at + 1).map((one) => STEPS[one]);
  const now = `Step ${at + 1} of ${PURCHASE_LINE.length}: ${STEPS[step]}.`;
  return after.length === 0 ? now : `${now} Then: ${after.join(", ")}.`;
}

export function partBackText(
  { to, amount }: PartBack,
  { isSeller }: { isSeller: boolean },
): string {
  if (to === "card") {
    return `${amount} to the card or account that it was paid with; it may take some days to show`;
  }
  if (to === "balance") return `${amount} to the balance`;
  return isSeller
    ? `${amount} that you collected yourself and give back yourself`
    : `${amount} that the seller collected and gives back in the same way`;
}

export function withdrawalText(of: Withdrawable): Block[] {
  const { until } = of;
  const [title, seller] = [oneLine(of.title), oneLine(of.seller)];
  const link = PATHS.returnRequest.replace("{id}", String(of.invoice));
  return [
    until === null
      ? "You may withdraw from this purchase without giving any reason until the end of the 14th day after you receive the vehicle."
      : `You may withdraw from this purchase without giving any reason until ${until}.`,
    "Do it from your purchase, or with this form:",
    {
      quote: `To ${seller}: I hereby give notice that I withdraw from my contract of sale of “${title}”. Ordered on / received on: … Name and address of the consumer: … Date: …`,
    },
    { link, label: "Withdraw from the purchase" },
  ];
}

export function transferBlocks({ transfer }: Transferable): Block[] {
  if (!transfer) return [];
  const { holder, iban, reference } = transfer;
  return [`To pay by bank transfer: ${oneLine(holder)}, IBAN ${iban}, reference “${reference}”.`];
}

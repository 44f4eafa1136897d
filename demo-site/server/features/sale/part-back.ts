/** A part of what was paid, as a letter says where to it goes back. */
export interface PartBack {
  to: "card" | "balance" | "seller";
  amount: string;
}

/** Where to a part goes back, for the buyer or for the seller. */
export function partBackText(
  { to, amount }: PartBack,
  { isSeller, english }: { isSeller: boolean; english?: boolean | undefined },
): string {
  if (to === "card") {
    return english
      ? `${amount} to the card; banks take some days to show it`
      : `${amount} a la tarjeta; el banco tarda unos días en mostrarlo`;
  }
  if (to === "balance") return english ? `${amount} to the balance` : `${amount} al saldo`;
  if (english) {
    return isSeller
      ? `${amount} that you collected yourself and give back yourself`
      : `${amount} that the seller collected and gives back in the same way`;
  }
  return isSeller
    ? `${amount} que usted cobró y devuelve por el mismo medio`
    : `${amount} que cobró el vendedor y le devuelve por el mismo medio`;
}

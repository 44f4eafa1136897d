/** A part of what was paid, as a letter says where to it goes back. */
export interface PartBack {
  /** `card` is the way that it was paid: a card, PayPal, a bank's page. */
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
      ? `${amount} to the card or account that it was paid with; it may take some days to show`
      : `${amount} a la tarjeta o cuenta con la que se pagó; puede tardar unos días en verse`;
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

/** As payment forms call the number of a card and its security code. */
const RAW_CARD = /^(?:card_?(?:number|cvc|cvv)|cvc|cvv)$/i;

/** Whether a body brings a card itself, at any depth: such a body is refused whole, and nothing of it is kept. Its depth is limited. */
export function bringsRawCard(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, part]) => RAW_CARD.test(key) || bringsRawCard(part));
}

import { type CardAddress, cardAddressFields, vaultAddressFields } from "martillo/domain";
import type { InPageApi } from "./in-page-api";

/** A card as its owner types it into the pay frame. */
export interface TypedCard {
  /** @default 4242 4242 4242 4242 */
  number?: string;
  month?: number;
  year?: number;
  /** @default at the house's card provider */
  into?: "provider" | "vault";
  /** Billing address. @default none */
  address?: Partial<CardAddress>;
}

/** Saves a card for a person in the way in which people do: in the pay frame. Throws where the house's answer is another than "saved". */
export async function saveCard(
  api: Pick<InPageApi, "call" | "fetch">,
  user: { token: string },
  {
    number = "4242424242424242",
    month = 12,
    year = 2040,
    into = "provider",
    address = {},
  }: TypedCard = {},
): Promise<{ id: string; brand: string; last4: string }> {
  const opened = await (into === "vault"
    ? api.call("skyflow/createPaymentMethod", vaultAddressFields(address), user)
    : api.call("customer/payment_method/create", cardAddressFields(address), user));
  const response = await api.fetch(`${opened.responseData.frame_url}/card`, {
    method: "POST",
    headers: { origin: "null" },
    body: JSON.stringify({ number, name: "Ana Ruiz", cvc: "123", month, year }),
  });
  const { view } = await response.json();
  if (view?.state !== "saved") throw new Error(`the card was not saved: ${view?.state}`);
  return view.saved;
}

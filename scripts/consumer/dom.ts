// A page in TypeScript without React: registering, elements, events, the client, the rules and the wire, all typed.
import "martillo/elements/lot-card";
import type { MartilloBidBoxElement } from "martillo/elements";
import { createClient } from "martillo/client";
import { bidConfirm, type Lot } from "martillo/contract";
import { lotJsonLdText } from "martillo/json-ld";

const card = document.createElement("martillo-lot-card");
card.lot = 12;
card.density = "compact";
card.getToken = async () => "token";
// @ts-expect-error a closed list
card.density = "tight";
// @ts-expect-error a number
card.lot = "12";

document.addEventListener("martillo-bid-placed", ({ detail }) => {
  const price: string = detail.price;
  const lot: number = detail.lot;
  // @ts-expect-error no such field
  console.log(price, lot, detail.cents);
});

const box: MartilloBidBoxElement | null = document.querySelector("martillo-bid-box");
box?.addEventListener("martillo-outbid", (event) => event.detail.minimum?.length);

const client = createClient({ apiBase: "https://subastas.example" });
void client
  .call(bidConfirm, {
    project_id: 12,
    proposed_amount: "1500.00",
    idempotency_key: "0123456789abcdef",
  })
  .then((result) => (result.ok ? result.data.price : result.error.code));

export const jsonLd = (lot: Lot): string =>
  lotJsonLdText(lot, { url: location.href, assetUrl: (path) => path });

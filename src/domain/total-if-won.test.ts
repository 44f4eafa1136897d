import { expect, test } from "vitest";
import type { LotDetail } from "../contract";
import { totalIfWon } from "./total-if-won";

function lotWith(quote: Partial<LotDetail["quote"]>): LotDetail {
  return {
    buyer_premium: [{ from: "0.00", percent: 5 }],
    quote: {
      hammer: "1000.00",
      premium: "50.00",
      tax_scheme: "IVA",
      iva_percent: 21,
      subtotal: "867.77",
      tax: "182.23",
      deposit_paid: "100.00",
      total: "1050.00",
      due: "950.00",
      ...quote,
    },
  } as LotDetail;
}

test("the server's own quote is shown as it is, where it has one for the price", () => {
  // A premium that our code would not compute shows whose number it is.
  const served = totalIfWon(lotWith({ premium: "51.00", total: "1051.00" }), 100_000);
  expect(served).toMatchObject({ premiumCents: 5_100, totalCents: 105_100 });
});

test("another amount gives what the server would say for it", () => {
  expect(totalIfWon(lotWith({}), 200_000)).toEqual({
    hammerCents: 200_000,
    premiumCents: 10_000,
    taxScheme: "IVA",
    ivaPercent: 21,
    subtotalCents: 173_554,
    taxCents: 36_446,
    totalCents: 210_000,
    depositCents: 10_000,
    dueCents: 200_000,
  });
  const rebu = lotWith({ tax_scheme: "REBU", iva_percent: null });
  expect(totalIfWon(rebu, 200_000)).toMatchObject({ taxScheme: "REBU", taxCents: 0 });
});

// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import { formOf } from "../uploads/values";
import type { returnsSchemas } from "./schemas";

type Of<Name extends keyof typeof returnsSchemas> = CallOf<typeof returnsSchemas, Name>;

/** What may be asked about giving a vehicle back, what would be refunded and until when, and what was asked; for both sides of a sale. */
export const customSaleReturn: Of<"custom/saleReturn"> = {
  name: "custom/saleReturn",
  access: "user",
  silent: true,
};

/** Asks to give a vehicle back. A withdrawal that the law grants stands at once. */
export const raiseReturnRequest: Of<"product/raiseReturnRequest"> = {
  name: "product/raiseReturnRequest",
  access: "user",
  rateLimit: "pay",
  silent: true,
  multipart: formOf,
};

/** What either side of a sale, or the house, does with a return. */
export const returnInvoice: Of<"user/invoice/returninvoice"> = {
  name: "user/invoice/returninvoice",
  access: "user",
  rateLimit: "pay",
  silent: true,
  multipart: formOf,
};

/** Returns of what the account has bought, or sold, newest first; staff see all that were sold. */
export const allReturns: Of<"user/invoice/allreturns"> = {
  name: "user/invoice/allreturns",
  access: "user",
  silent: true,
};

/** These calls, by wire name. */
export const returnsCalls = {
  "custom/saleReturn": customSaleReturn,
  "product/raiseReturnRequest": raiseReturnRequest,
  "user/invoice/returninvoice": returnInvoice,
  "user/invoice/allreturns": allReturns,
};

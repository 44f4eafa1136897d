/** Vehicles that go back: what may be asked, how it is decided, and how the money goes. */
import type { SomeHandlers } from "../../../platform/call/mount";
import { answer } from "./answer-return";
import { raise } from "./raise-return";
import { desk, list } from "./return-lists";

/** What answers the calls of this part, by wire name. */
export const returnCalls = {
  "custom/saleReturn": desk,
  "product/raiseReturnRequest": raise,
  "user/invoice/returninvoice": answer,
  "user/invoice/allreturns": list,
} satisfies SomeHandlers;

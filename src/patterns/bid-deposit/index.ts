// The deposit that a lot asks of its bidders.
import { defineChunk } from "../../late";

/** Most lots ask for no deposit: what takes one comes when a bid was refused for the lack of it. */
export const bidDepositChunk = defineChunk(() => import("./BidDeposit"));
export type { BidDepositProps } from "./BidDeposit";

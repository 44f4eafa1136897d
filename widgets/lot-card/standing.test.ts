import { describe, expect, it } from "vitest";
import type { Lot } from "../../src/contract";
import { standingsOf } from "./standing";

type Given = Parameters<typeof standingsOf>[0];

function words(given: Partial<Given>): string {
  const lot: Given = {
    auction: 1,
    market_status: "open",
    my_state: "none",
    reserve_met: null,
    bid_count: 2,
    ...given,
  };
  return standingsOf(lot)
    .map(({ word }) => word)
    .join(" ");
}

describe("standingsOf", () => {
  it.each<[string, Partial<Given>]>([
    ["leading", { my_state: "leading" }],
    ["leading", { my_state: "leading", market_status: "closing" }],
    ["leading reserveNotMet", { my_state: "leading", reserve_met: false }],
    ["outbid", { my_state: "outbid", reserve_met: false }],
    ["noBids", { bid_count: 0, reserve_met: false }],
    ["reserveNotMet", { reserve_met: false }],
    ["", { reserve_met: true }],
    ["closing", { market_status: "closing" }],
    ["settling", { market_status: "closed", my_state: "leading" }],
    ["sold", { market_status: "sold", my_state: "lost" }],
    ["won", { market_status: "sold", my_state: "won" }],
    ["reserveNotMet", { market_status: "provisional", reserve_met: false }],
    ["unsold", { market_status: "unsold" }],
    ["scheduled", { market_status: "scheduled" }],
    ["directSale", { auction: 0 }],
    ["soldDirect", { auction: 0, market_status: "sold" }],
    ["reserved", { auction: 0, market_status: "reserved" }],
    ["withdrawn", { auction: 0, market_status: "withdrawn" }],
  ])("%s", (said, given) => expect(words(given)).toBe(said));

  it("has a word for each status, except a plain open auction", () => {
    const statuses: Lot["market_status"][] = ["draft", "cancelled", "closed", "unsold"];
    for (const market_status of statuses) expect(words({ market_status })).not.toBe("");
  });
});

import { calls, type DescribedCall } from "martillo/contract/schemas";
import { describe, expect, it } from "vitest";
import { OF_FILES, publicCalls } from "./public-calls.mjs";

const described: Readonly<Record<string, DescribedCall>> = calls;
const inputs = publicCalls({ lotIds: [1, 2], auctionId: 1, sellerId: 1 });

describe("the calls that the bench makes as a guest", () => {
  it("are all that a guest may make", () => {
    const open = Object.values(described).filter(({ access }) => access === "public");
    expect([...Object.keys(inputs), ...OF_FILES].toSorted()).toEqual(
      open.map(({ name }) => name).toSorted(),
    );
  });

  it.each(Object.entries(inputs))("bring what %s takes", (name, inputOf) => {
    expect(described[name]?.input.safeParse(inputOf(1))).toMatchObject({ success: true });
  });
});

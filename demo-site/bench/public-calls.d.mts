export function publicCalls(house: {
  lotIds: readonly number[];
  auctionId: number;
  sellerId: number;
}): Record<string, (n: number) => object>;
export const OF_FILES: readonly string[];

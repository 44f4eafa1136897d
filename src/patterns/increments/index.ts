// Steps of a bid, as sellers write them for a lot or an auction.
export { IncrementFields } from "./IncrementFields";

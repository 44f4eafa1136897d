// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { attentionSchemas } from "./schemas";

type Of<Name extends keyof typeof attentionSchemas> = CallOf<typeof attentionSchemas, Name>;

/**
 * The caller's lots that run and ask for something, the most urgent first: own bids that were outbid, own bids that lead, and followed
 * auctions that end within a day. At most fifty. `purchases` counts the caller's purchases whose next step is the caller's.
 */
export const customAttention: Of<"custom/attention"> = {
  name: "custom/attention",
  access: "user",
  scope: "read",
  silent: true,
};

/** These calls, by wire name. */
export const attentionCalls = { "custom/attention": customAttention };

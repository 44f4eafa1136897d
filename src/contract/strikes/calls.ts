// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { strikesSchemas } from "./schemas";

type Of<Name extends keyof typeof strikesSchemas> = CallOf<typeof strikesSchemas, Name>;

/** Takes a strike back that was a mistake. The right to bid, where it was taken, is given back by `user/updateUserAccountVerified`. */
export const customLiftStrike: Of<"custom/liftStrike"> = {
  name: "custom/liftStrike",
  access: "staff",
};

/** These calls, by wire name. */
export const strikesCalls = { "custom/liftStrike": customLiftStrike };

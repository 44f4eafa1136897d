import { holdsCode, redeemCode, type CodeGuess, type Redeemed } from "./codes";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import { hasSignedInFrom } from "../../platform/security/session-repository";

type Fitting = Extract<Redeemed, { refused?: undefined }>;

/**
 * Lets a guest guess at a code that was sent to an address. Guesses are counted for that address; those from elsewhere do not keep out a
 * guest who has asked for a code from here. `then` is what the right code is worth: null counts as wrong.
 */
export async function guessCode<Found>(
  ctx: CallContext,
  guess: Omit<CodeGuess, "userId" | "ip">,
  then: (redeemed: Fitting) => Promise<Found | null>,
): Promise<Found> {
  const { kind, address } = guess;
  const here = { ...guess, ip: ctx.ip };
  const owner = kind === "email" ? { email: address } : { phone: address };
  const options = {
    subject: address,
    ip: ctx.ip,
    holdsSecret: () => holdsCode(ctx.db, here),
    isKnownHere: () => hasSignedInFrom(ctx.db, owner, ctx.ip),
  };
  const found = await ctx.attempts.runWithPauses("code", options, async () => {
    const redeemed = await redeemCode(ctx, here);
    if (redeemed.refused) throw new ApiFault(redeemed.refused);
    return then(redeemed);
  });
  if (found === null) throw new ApiFault("VERIFY_CODE_WRONG");
  return found;
}

import { useState } from "react";
import type { User } from "../../src/contract";
import type { Emit } from "../../src/state";
import { biddingSteps, mayBid, nextStep } from "./bidding-steps";

/** The last change; key of the message about it. */
export type ProfileNews = "saved" | "emailChanged" | "phoneChanged";

/** What of a profile can be opened, one at a time. */
export type ProfilePart = "form" | "email" | "phone";

/** A profile and what is open of it. */
export function useProfile(user: User, emit: Emit, startsEditing: boolean) {
  const [open, setOpen] = useState<ProfilePart | undefined>(startsEditing ? "form" : undefined);
  const [news, setNews] = useState<ProfileNews>();
  const steps = biddingSteps(user);

  return {
    user,
    open,
    news,
    steps,
    next: nextStep(steps),
    mayBid: mayBid(user),
    /** Opens it, or closes it when it is open. */
    toggle(part: ProfilePart) {
      setNews(undefined);
      setOpen((now) => (now === part ? undefined : part));
    },
    close: () => setOpen(undefined),
    /** The server has taken the change, and the signed-in user has been read again. */
    finish(done: ProfileNews) {
      setOpen(undefined);
      setNews(done);
      emit("martillo-profile-updated", { userId: user.id });
    },
  };
}

/** Everything that the parts of a profile show. */
export type ProfileModel = ReturnType<typeof useProfile>;

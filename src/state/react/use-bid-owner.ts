import { useState } from "react";
import type { SessionView } from "./use-session";

export interface BidOwner {
  /** The user whose amounts are shown; undefined for those of a guest. */
  owner: number | undefined;
  /** Another user, or a guest, takes over in this render: nothing of the former owner may stay. */
  isAnother: boolean;
}

/**
 * The user whose amounts are on the screen. A guest who signs in keeps what was typed, and so does a user whose session ended by itself and
 * who signs in again; a user who signs out leaves no amounts to anybody.
 */
export function useBidOwner({ user, endedBy }: Pick<SessionView, "user" | "endedBy">): BidOwner {
  const [owner, setOwner] = useState(user?.id);
  const hasEndedByItself = user === null && endedBy !== undefined;
  if (user?.id === owner || hasEndedByItself) return { owner, isAnother: false };
  setOwner(user?.id);
  return { owner: user?.id, isAnother: owner !== undefined };
}

import { type EventProps, useWidgetEvents } from "../../src/state";
import type { LoginEvents } from "../login";
import { FollowSellerView } from "./FollowSellerView";
import { useFollowSeller } from "./use-follow-seller";

/** Names of the events that the widget tells, those of the sign-in in place included. */
export type FollowSellerEvents = LoginEvents | "martillo-seller-followed";

/** Props of `FollowSeller`: which account, and a callback for each event. */
export interface FollowSellerProps extends EventProps<FollowSellerEvents> {
  /** Number of the account that sells. */
  seller: number;
}

/** Follows a seller, and says when the house writes about its new lots. Guests sign in first; nothing is shown to people of the seller. */
export function FollowSeller({ seller, ...events }: FollowSellerProps) {
  const emit = useWidgetEvents(events);
  return <FollowSellerView model={useFollowSeller(seller, emit)} />;
}

import type { AuctionEvent } from "martillo/contract";
import { Heart } from "lucide-react";
import { useMessages } from "martillo";
import { useFollowedEvent } from "./followed-events";
import { lotsMessages } from "./lots.messages";

export interface FollowEventProps {
  event: Pick<AuctionEvent, "id" | "title" | "watched">;
  /** Says the word beside the heart. @default false */
  hasWord?: boolean;
}

/** The heart of an auction event. */
export function FollowEvent({ event, hasWord = false }: FollowEventProps) {
  const t = useMessages(lotsMessages);
  const { isFollowed, toggle } = useFollowedEvent(event);
  return (
    <button
      type="button"
      className="site-follow"
      aria-pressed={isFollowed}
      aria-label={t("followEvent", { title: event.title })}
      onClick={toggle}
    >
      <Heart size={20} aria-hidden="true" />
      {hasWord && <span>{t(isFollowed ? "following" : "follow")}</span>}
    </button>
  );
}

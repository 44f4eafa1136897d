import { type AuctionEvent, auctionAddWatchList, auctionRemoveWatchList } from "martillo/contract";
import { useEffect, useSyncExternalStore } from "react";
import { useCall, useSession, showAlert } from "martillo";
import { useLoginDialog } from "../shell/login-dialog-state";

interface Marks {
  userId: number;
  /** The visitor's choices on this page, by event: newer than the data that was read. */
  isFollowed: ReadonlyMap<number, boolean>;
}

let marks: Marks | undefined;
/** The event that a guest wants to follow; their sign-in draws the page anew. */
let wish: number | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function change(how: () => void) {
  how();
  for (const listener of listeners) listener();
}

function mark(userId: number, id: number, isFollowed: boolean) {
  const before = marks?.userId === userId ? marks.isFollowed : [];
  change(() => (marks = { userId, isFollowed: new Map([...before, [id, isFollowed]]) }));
}

function useFollow() {
  const add = useCall(auctionAddWatchList);
  const remove = useCall(auctionRemoveWatchList);
  return async (userId: number, id: number, isWanted: boolean) => {
    mark(userId, id, isWanted);
    const result = await (isWanted ? add : remove).run({ auction_id: id });
    if (result.ok) return;
    mark(userId, id, !isWanted);
    showAlert(result.error.message, "error");
  };
}

/** Whether the visitor follows an event, and how to change that. A guest is asked to sign in, and follows it then. */
export function useFollowedEvent({ id, watched }: Pick<AuctionEvent, "id" | "watched">) {
  const { user } = useSession();
  const { open } = useLoginDialog();
  const follow = useFollow();
  const known = useSyncExternalStore(subscribe, () => marks);
  const own = known && known.userId === user?.id ? known.isFollowed.get(id) : undefined;
  const isFollowed = own ?? watched;
  return {
    isFollowed,
    toggle() {
      if (user) return void follow(user.id, id, !isFollowed);
      change(() => (wish = id));
      open("login", "watch");
    },
  };
}

/** Follows what a guest wanted to follow once they are signed in; a sign-in that is called off calls that off, too. */
export function useWishedEvent(): void {
  const { user } = useSession();
  const { request } = useLoginDialog();
  const follow = useFollow();
  const wished = useSyncExternalStore(subscribe, () => wish);
  const isOver = user !== null || request === undefined;

  useEffect(() => {
    if (wished === undefined || !isOver) return;
    change(() => (wish = undefined));
    if (user) void follow(user.id, wished, true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the wish and its end decide
  }, [wished, isOver]);
}

import type { Db } from "../../platform/db/db";
import {
  type Follower,
  forgetChanges,
  lockFollower,
  type LotNews,
  moveFollower,
  readNewsAfter,
} from "./lot-news-repository";

/**
 * The news of lots, from the logs that bids and changes leave anyway: nothing more is written for it. Read again until it is marked, and
 * until no transaction is open that may still write into what was read. Nothing where another transaction is at it, as long as `t` is a
 * transaction.
 */
export async function readLotNews(t: Db, name: string): Promise<LotNews | undefined> {
  const had = await lockFollower(t, name);
  return had && readNewsAfter(t, had);
}

/** Where a follower is after the news. */
export function markedIn({ had, marks }: LotNews): Follower {
  if (marks.oldest < had.next_after) return had;
  return {
    name: had.name,
    bid_done: had.bid_next,
    bid_next: marks.bid,
    change_done: had.change_next,
    change_next: marks.change,
    next_after: marks.newest,
  };
}

/** Leaves the news behind. Another process may have been faster: then nothing changes. */
export async function markLotNews(t: Db, news: LotNews): Promise<void> {
  const { had } = news;
  const after = markedIn(news);
  if (after.bid_done === had.bid_done && after.bid_next === had.bid_next) {
    if (after.change_done === had.change_done && after.change_next === had.change_next) return;
  }
  await moveFollower(t, {
    name: had.name,
    formerBid: had.bid_done,
    formerChange: had.change_done,
    bidDone: after.bid_done,
    bidNext: after.bid_next,
    changeDone: after.change_done,
    changeNext: after.change_next,
    nextAfter: after.next_after,
  });
  await forgetChanges(t);
}

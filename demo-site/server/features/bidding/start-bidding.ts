import { silentLog, type Log } from "../../platform/call/log";
import { createBidding, type Bidding, type BiddingParts } from "./bidding";
import { startSweeper, type SweeperParts } from "./sweeper";

export interface BiddingOptions
  extends Omit<BiddingParts, "log">, Pick<SweeperParts, "saleListeners" | "letters" | "heads"> {
  log?: Log;
}

export interface RunningBidding extends Bidding {
  /** Lets what is under way finish; nothing may be placed afterwards. */
  close(): Promise<void>;
}

/** Takes bids and settles lots whose time is over, for this process. Any number of processes may do so on one database. */
export function startBidding({
  db,
  bus,
  log = silentLog,
  saleListeners,
  letters,
  heads,
}: BiddingOptions): RunningBidding {
  const bidding = createBidding({ db, bus, log });
  const sweeper = startSweeper({
    db,
    bus,
    log,
    saleListeners,
    ...(letters && { letters }),
    ...(heads && { heads }),
  });
  return {
    ...bidding,
    async close() {
      await sweeper.stop();
      await bidding.idle();
    },
  };
}

import { useEffect, useRef, useState } from "react";
import { useLocale } from "../../src/i18n";
import { useNow, useRuntime } from "../../src/state";
import { LiveRegion } from "../../src/ui";
import type { ReadyBidBox } from "./bid-box-model";
import type { Glimpse } from "./entry/milestone-moment";
import type { Heard } from "./entry/milestones";
import { entryChunk } from "./chunks";
import { useChunk } from "../../src/late";

/** Speaks the milestones of a lot: one polite region that is there from the start. */
export function BidAnnouncer({ model }: { model: ReadyBidBox | undefined }) {
  const [message, setMessage] = useState("");
  return (
    <>
      <LiveRegion message={message} />
      {model && <Listener model={model} say={setMessage} />}
    </>
  );
}

/** A bit before the first milestone of the clock. */
const SOON_MS = 310_000;

/** Keeps the first moment in mind, and has the code for it brought when something is another than then. */
function Listener({ model, say }: { model: ReadyBidBox; say: (text: string) => void }) {
  const locale = useLocale();
  const nowMs = useNow();
  const { clock } = useRuntime();
  const { module } = useChunk(entryChunk, false);
  const first = useRef<Glimpse>(null);
  const heard = useRef<Heard>(null);
  const asked = useRef<ReadyBidBox>(null);

  useEffect(() => {
    // Before that the device's own time would be taken for the server's.
    if (!clock.isSynced()) return;
    const start = (first.current ??= { model, nowMs });
    if (module) {
      const next = module.hear(
        heard.current ?? module.firstHeard(start),
        module.momentOf({ model, nowMs }),
      );
      heard.current = next.heard;
      if (next.say.length > 0) say(module.milestoneText(next.say, model, locale));
    } else if (asked.current !== model && isNews(start.model, model, nowMs)) {
      // Should it fail, the next news asks again.
      asked.current = model;
      void entryChunk.load();
    }
  }, [clock, locale, model, module, nowMs, say]);

  return null;
}

function isNews(before: ReadyBidBox, now: ReadyBidBox, nowMs: number): boolean {
  const leftMs = now.lot.date_closed - nowMs;
  return (leftMs > 0 && leftMs < SOON_MS) || tellingOf(now) !== tellingOf(before);
}

/** Everything that may have to be said, the clock apart. */
function tellingOf({ lot, standing, priceCents, connection }: ReadyBidBox): string {
  return [
    lot.market_status,
    standing.state,
    priceCents,
    lot.bid_count,
    lot.date_closed,
    lot.extension_no,
    connection.isLive,
  ].join();
}

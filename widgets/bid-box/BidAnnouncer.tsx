import { useEffect, useRef, useState } from "react";
import { useLocale } from "../../src/i18n";
import { useNow, useRuntime } from "../../src/state";
import { LiveRegion, usePart } from "../../src/ui";
import type { ReadyBidBox } from "./bid-box-model";
import type { Heard, Moment } from "./milestones";
import { milestonesPart } from "./parts";

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
const SOON_SECONDS = 310;

/** Keeps the first moment in mind, and has the code for it brought when something is another than then. */
function Listener({ model, say }: { model: ReadyBidBox; say: (text: string) => void }) {
  const locale = useLocale();
  const nowMs = useNow();
  const { clock } = useRuntime();
  const { module } = usePart(milestonesPart, false);
  const heard = useRef<Heard>(null);
  const asked = useRef<ReadyBidBox>(null);

  useEffect(() => {
    // Before that the device's own time would be taken for the server's.
    if (!clock.isSynced()) return;
    const moment = momentOf(model, nowMs);
    heard.current ??= { last: moment, untoldPriceSinceMs: undefined };
    if (module) {
      const next = module.hear(heard.current, moment);
      heard.current = next.heard;
      if (next.say.length > 0) void module.milestoneText(next.say, model, locale).then(say);
    } else if (asked.current !== model && isNews(heard.current.last, moment)) {
      // Should it fail, the next news asks again.
      asked.current = model;
      void milestonesPart.load();
    }
  }, [clock, locale, model, module, nowMs, say]);

  return null;
}

function isNews(last: Moment, now: Moment): boolean {
  const { nowMs: _at, secondsLeft, ...facts } = now;
  return (
    (secondsLeft > 0 && secondsLeft < SOON_SECONDS) ||
    (Object.keys(facts) as (keyof typeof facts)[]).some((fact) => facts[fact] !== last[fact])
  );
}

function momentOf({ lot, standing, priceCents, connection }: ReadyBidBox, nowMs: number): Moment {
  return {
    status: lot.market_status,
    standing: standing.state,
    maximumCents: standing.maximumCents,
    priceCents,
    bidCount: lot.bid_count,
    closesAtMs: lot.date_closed,
    extensionNo: lot.extension_no,
    secondsLeft: Math.max(0, Math.ceil((lot.date_closed - nowMs) / 1000)),
    isLive: connection.isLive,
    nowMs,
  };
}

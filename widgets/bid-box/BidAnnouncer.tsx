import { useEffect, useRef, useState } from "react";
import { formatEuro } from "../../src/domain";
import { formatTime, type Translate, translator, useLocale, useMessages } from "../../src/i18n";
import { useNow, useRuntime } from "../../src/state";
import { LiveRegion } from "../../src/ui";
import { bidBoxMessages } from "./bid-box.messages";
import type { ReadyBidBox } from "./bid-box-model";
import { type Heard, hear, type Milestone, type Moment, startListening } from "./milestones";
import { noBidPart } from "./parts";

type BidTranslate = Translate<keyof typeof bidBoxMessages.texts>;

/** Speaks the milestones of a lot: one polite region that is there from the start. */
export function BidAnnouncer({ model }: { model: ReadyBidBox | undefined }) {
  return model ? <Listener model={model} /> : <LiveRegion message="" />;
}

function Listener({ model }: { model: ReadyBidBox }) {
  const t = useMessages(bidBoxMessages);
  const locale = useLocale();
  const nowMs = useNow();
  const heard = useRef<Heard>(null);
  const [message, setMessage] = useState("");

  const { clock } = useRuntime();

  useEffect(() => {
    // Before that the device's own time would be taken for the server's.
    if (!clock.isSynced()) return;
    const moment = momentOf(model, nowMs);
    if (!heard.current) {
      heard.current = startListening(moment);
      return;
    }
    const next = hear(heard.current, moment);
    heard.current = next.heard;
    if (next.say.length > 0) void tell(next.say);

    async function tell(say: Milestone[]) {
      const kinds = say.map(({ kind }) => kind);
      // The code for the result is there when it is needed.
      if (kinds.includes("one_minute")) void noBidPart.load();
      const noBid = kinds.includes("ended") ? await noBidPart.load() : undefined;
      const result = noBid?.resultText(model, translator(noBid.noBidMessages, locale)) ?? "";
      setMessage(say.map((said) => textOf(said, result, t)).join(" "));
    }
  }, [clock, locale, model, nowMs, t]);

  return <LiveRegion message={message} />;
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

function textOf(said: Milestone, result: string, t: BidTranslate): string {
  switch (said.kind) {
    case "outbid":
      return t("sayOutbid", { amount: formatEuro(said.priceCents) });
    case "leading":
      return t("sayLeading", { amount: formatEuro(said.priceCents) });
    case "price":
      return t("sayPrice", { amount: formatEuro(said.priceCents) });
    case "extended":
      return t("sayExtended", {
        number: said.number,
        time: formatTime(said.closesAtMs, { seconds: true }),
      });
    case "five_minutes":
      return t("sayFiveMinutes");
    case "one_minute":
      return t("sayOneMinute");
    case "checking":
      return t("sayChecking");
    case "open":
      return t("sayOpen");
    case "ended":
      return t("sayEnded", { result });
    case "reconnecting":
      return t("sayReconnecting");
    case "live":
      return t("sayLive");
  }
}

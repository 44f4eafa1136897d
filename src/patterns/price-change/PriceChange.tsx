import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { formatRemaining, parseCents } from "../../domain";
import { formatCents, useMessages } from "../../i18n";
import { countUp } from "./count-up";
import { priceChangeMessages } from "./price-change.messages";
import { useLot, useRuntime } from "../../state/react";

export interface PriceChangeProps {
  lot: number;
  /** Selects, within the widget, what shows the price: first the whole euro, grouped, as text of its own; cents apart. */
  price: string;
  /** What stands in its place when the change is old. It is read all the while. */
  children: ReactNode;
}

/** A change is news for so long. */
const NEWS_MS = 30_000;
/** One that is seen later than this after it happened stands where it is. */
const COUNT_WITHIN_MS = 400;
const STYLE = { color: "var(--martillo-color-accent)", fontWeight: 650 };

/** `+250 € · hace 3 s`, and the price runs up to where it is. For changes that are seen happening, and while they are news. */
export function PriceChange({ lot: id, price, children }: PriceChangeProps) {
  const t = useMessages(priceChangeMessages);
  const { clock } = useRuntime();
  const { lot, previousPrice, priceChangedAt } = useLot(id);
  const place = useRef<HTMLSpanElement>(null);
  const now = lot ? parseCents(lot.wprice) : 0;
  const before = previousPrice === undefined ? now : parseCents(previousPrice);
  const age = useSyncExternalStore(clock.onTick, () => {
    const ageMs = priceChangedAt === undefined ? NEWS_MS : clock.now() - priceChangedAt;
    return ageMs < NEWS_MS ? formatRemaining(Math.max(1, ageMs)) : undefined;
  });

  useLayoutEffect(() => {
    if (priceChangedAt === undefined || clock.now() - priceChangedAt > COUNT_WITHIN_MS) return;
    const shown = place.current?.closest(".martillo-root")?.querySelector<HTMLElement>(price);
    return shown ? countUp(shown, before, now) : undefined;
  }, [clock, priceChangedAt, price, before, now]);

  const by = now - before;
  const amount = formatCents(Math.abs(by));
  return (
    <span ref={place}>
      {age === undefined ? (
        children
      ) : (
        <>
          <span className="martillo-visually-hidden">{children}</span>
          <span style={STYLE} part="price-change">
            {t("ago", { change: `${by < 0 ? "-" : "+"}${amount}`, age })}
          </span>
        </>
      )}
    </span>
  );
}

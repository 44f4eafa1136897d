import type { ReactNode } from "react";
import { parseCents, stepOfRows } from "../../src/domain";
import { formatCents, splitCents, useMessages } from "../../src/i18n";
import { Icon, type IconName } from "../../src/ui";
import { bidBoxMessages } from "./bid-box.messages";
import type { ReadyBidBox, Scene } from "./bid-box-model";
import { priceChangeChunk } from "./chunks";
import { useChunk } from "../../src/late";

type PriceLabel = "currentPrice" | "startPrice" | "fixedPrice" | "finalPrice" | "highestBid";

function labelOf(scene: Scene, bidCount: number): PriceLabel {
  if (scene === "direct") return "fixedPrice";
  if (scene === "sold") return "finalPrice";
  if (bidCount === 0) return "startPrice";
  return scene === "running" || scene === "settling" ? "currentPrice" : "highestBid";
}

/** The hero: the price, what it means, and whether it is enough for the seller. */
export function PriceBlock({ model }: { model: ReadyBidBox }) {
  const t = useMessages(bidBoxMessages);
  const { lot, scene, priceCents, previousPriceCents } = model;
  return (
    <div className="martillo-bid-box__price" part="price">
      <p className="martillo-bid-box__price-label" part="price-label">
        {t(labelOf(scene, lot.bid_count))}
      </p>
      <PriceAmount cents={priceCents} previousCents={previousPriceCents} />
      {scene !== "direct" && (
        <p className="martillo-bid-box__facts" part="facts">
          <ReserveFact isMet={lot.reserve_met} />
          {scene === "running" && (
            <PriceNews lot={lot.id} hasChanged={previousPriceCents !== undefined}>
              <StepFact lot={lot} />
            </PriceNews>
          )}
        </p>
      )}
    </div>
  );
}

/** The change of the price while it is news, in the place of something of less interest. */
function PriceNews({
  lot,
  hasChanged,
  children,
}: {
  lot: number;
  hasChanged: boolean;
  children: ReactNode;
}) {
  const { module } = useChunk(priceChangeChunk, hasChanged);
  if (!module) return children;
  return (
    <module.PriceChange lot={lot} price=".martillo-bid-box__amount">
      {children}
    </module.PriceChange>
  );
}

/** Ten million euro and more need smaller characters. */
const LONG_FROM_CENTS = 1e9;

/** The euro stand out; the cents are there and small. A change flashes once. */
function PriceAmount({
  cents,
  previousCents,
}: {
  cents: number;
  previousCents: number | undefined;
}) {
  const [euros, rest] = splitCents(formatCents(cents));
  return (
    <p
      key={cents}
      className="martillo-bid-box__amount martillo-figures"
      part="amount"
      data-long={cents >= LONG_FROM_CENTS || undefined}
      data-changed={(previousCents !== undefined && previousCents !== cents) || undefined}
    >
      {euros}
      <span className="martillo-bid-box__cents">{rest}</span>
    </p>
  );
}

function ReserveFact({ isMet }: { isMet: boolean | null }) {
  const t = useMessages(bidBoxMessages);
  if (isMet === null) return <span>{t("noReserve")}</span>;
  const icon: IconName = isMet ? "check" : "info";
  return (
    <span className="martillo-bid-box__reserve" part="reserve" data-met={isMet}>
      <Icon name={icon} size={14} />
      {t(isMet ? "reserveMet" : "reserveNotMet")}
    </span>
  );
}

function StepFact({ lot }: { lot: ReadyBidBox["lot"] }) {
  const t = useMessages(bidBoxMessages);
  const step = stepOfRows(lot.increments, parseCents(lot.wprice));
  return <span>{t("increment", { amount: formatCents(step) })}</span>;
}

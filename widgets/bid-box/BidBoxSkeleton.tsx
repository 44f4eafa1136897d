import type { ReactNode } from "react";
import { useMessages } from "../../src/i18n";
import { Skeleton } from "../../src/ui";
import { bidBoxMessages } from "./bid-box.messages";

/** The box of a lot that takes bids, at its final size, without its figures. */
export function BidBoxSkeleton({ terms }: { terms: ReactNode }) {
  const t = useMessages(bidBoxMessages);
  return (
    <>
      <span className="martillo-visually-hidden">{t("loading")}</span>
      <div className="martillo-bid-box__head">
        <Skeleton width="96px" height="14px" />
        <Skeleton width="210px" height="40px" />
        <Skeleton width="160px" height="14px" />
      </div>
      <div className="martillo-bid-box__time">
        <Skeleton height="76px" radius="m" />
      </div>
      <div className="martillo-bid-box__area">
        <Skeleton height="44px" />
        <Skeleton width="90%" height="40px" />
        <Skeleton height="66px" />
        <Skeleton height="48px" />
        <Skeleton width="85%" height="90px" />
        {terms}
      </div>
    </>
  );
}

import { useMessages } from "../../src/i18n";
import { Skeleton } from "../../src/ui";
import { lotCardMessages } from "./lot-card.messages";

/** The card's own boxes with nothing in them yet, so that the content moves nothing. */
export function LotCardSkeleton({ hasAction }: { hasAction: boolean }) {
  const t = useMessages(lotCardMessages);
  return (
    <>
      <div className="martillo-lot-card__photo">
        <span className="martillo-image" />
      </div>
      <div className="martillo-lot-card__body">
        <p className="martillo-visually-hidden">{t("loading")}</p>
        <div className="martillo-lot-card__summary">
          <div className="martillo-lot-card__title">
            <Skeleton width="92%" />
          </div>
          <div className="martillo-lot-card__about">
            <Skeleton width="70%" />
            <div className="martillo-lot-card__place">
              <Skeleton width="30%" />
            </div>
          </div>
        </div>
        <div className="martillo-lot-card__figures">
          <div className="martillo-lot-card__figure">
            <span className="martillo-lot-card__label">
              <Skeleton width="72px" />
            </span>
            <span className="martillo-lot-card__price">
              <Skeleton width="120px" height="24px" />
            </span>
            <span className="martillo-lot-card__note">
              <Skeleton width="56px" />
            </span>
          </div>
          <div className="martillo-lot-card__figure" data-side="end" />
        </div>
        {hasAction && (
          <div className="martillo-lot-card__action">
            <Skeleton height="44px" />
          </div>
        )}
      </div>
    </>
  );
}

import { type ReactNode, useMemo, useState } from "react";
import { useMessages } from "../../src/i18n";
import { Badge, ErrorState, IconButton, Image, LiveRegion, EmptyState } from "../../src/ui";
import { CardFacts } from "./CardFacts";
import { CardFigures } from "./CardFigures";
import type { LotCardModel, ReadyCard } from "./lot-card-model";
import { lotCardMessages } from "./lot-card.messages";
import { LotCardSkeleton } from "./LotCardSkeleton";

export interface LotCardViewProps {
  model: LotCardModel;
  headingLevel: 2 | 3 | 4 | 5 | 6;
  density: "comfortable" | "compact";
  /** What can be done in place, announcements included; room for it is kept while loading. */
  renderAction?: ((card: ReadyCard) => ReactNode) | undefined;
}

/** Markup of the lot card in each of its faces. */
export function LotCardView({ model, headingLevel, density, renderAction }: LotCardViewProps) {
  const t = useMessages(lotCardMessages);
  return (
    <article
      className="martillo-root martillo-lot-card"
      part="base"
      data-density={density}
      data-phase={model.phase}
      data-state={model.phase === "ready" ? (model.standings[0]?.word ?? "open") : undefined}
      aria-busy={model.phase === "loading" || undefined}
    >
      {model.phase === "loading" && <LotCardSkeleton hasAction={renderAction !== undefined} />}
      {model.phase === "error" && (
        <div className="martillo-lot-card__notice">
          <ErrorState title={model.message} next={model.next} onRetry={model.onRetry} />
        </div>
      )}
      {model.phase === "missing" && (
        <div className="martillo-lot-card__notice">
          <EmptyState icon="image-off" title={t("notFound")}>
            {t("notFoundNext")}
          </EmptyState>
        </div>
      )}
      {model.phase === "ready" && (
        <Ready card={model} headingLevel={headingLevel} renderAction={renderAction} />
      )}
    </article>
  );
}

interface ReadyProps extends Pick<LotCardViewProps, "headingLevel" | "renderAction"> {
  card: ReadyCard;
}

function Ready({ card, headingLevel, renderAction }: ReadyProps) {
  const t = useMessages(lotCardMessages);
  const Heading = `h${headingLevel}` as "h3";
  const { lot } = card;
  const { src, thumb, alt } = card.photo;
  // What no bid changes is not rendered with each.
  const photo = useMemo(() => <Image src={src} thumb={thumb} alt={alt} />, [src, thumb, alt]);
  return (
    <>
      <div className="martillo-lot-card__photo" part="photo">
        {photo}
        <Badges standings={card.standings} />
        <span className="martillo-lot-card__watch">
          <IconButton
            icon="heart"
            variant="raised"
            filled={card.isWatched}
            aria-pressed={card.isWatched}
            label={t(card.isWatched ? "unwatch" : "watch", { title: lot.title })}
            onClick={card.onToggleWatch}
          />
        </span>
      </div>
      <div className="martillo-lot-card__body">
        <div className="martillo-lot-card__summary">
          <Heading className="martillo-lot-card__title" part="title">
            <a
              className="martillo-lot-card__link"
              part="link"
              href={card.href}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                if (!card.onOpen()) event.preventDefault();
              }}
            >
              {lot.title}
            </a>
          </Heading>
          <CardFacts lot={lot} />
        </div>
        <CardFigures lot={lot.id} price={card.price} time={card.time} />
        {renderAction?.(card)}
      </div>
      {!renderAction && <LiveRegion message={card.announcement} />}
    </>
  );
}

/** Slide in once when the state changes while it is watched. */
function Badges({ standings }: Pick<ReadyCard, "standings">) {
  const t = useMessages(lotCardMessages);
  const words = standings.map(({ word }) => word).join(" ");
  const [first] = useState(words);
  const badges = useMemo(
    () =>
      standings.map(({ word, icon, tone }) => (
        <Badge key={word} icon={icon} tone={tone} variant="solid">
          {t(word)}
        </Badge>
      )),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the words say it all
    [t, words],
  );
  return (
    <div
      key={words}
      className="martillo-lot-card__badges"
      part="badges"
      data-changed={words !== first || undefined}
    >
      {badges}
    </div>
  );
}

import type { ReactNode } from "react";
import { useMessages } from "../../src/i18n";
import { Button, ErrorState, Icon, Skeleton } from "../../src/ui";
import { lotDetailMessages } from "./lot-detail.messages";
import { lotFacts, paragraphs } from "./lot-facts";
import { LotBadges } from "./LotBadges";
import { LotGallery } from "./LotGallery";
import { LotTerms } from "./LotTerms";
import { ShareButton } from "./ShareButton";
import type { LotPageModel } from "./use-lot-page";

type Ready = Extract<LotPageModel, { status: "ready" }>;

export interface LotDetailViewProps {
  model: LotPageModel;
  /** Stands beside the pictures where there is room, else right below them. */
  aside: ReactNode;
}

/** Pictures first; what there is to decide beside or below them; then the facts. */
export function LotDetailView({ model, aside }: LotDetailViewProps) {
  const t = useMessages(lotDetailMessages);
  return (
    <article
      className="martillo-root martillo-lot-detail"
      part="base"
      aria-busy={model.status === "loading" || undefined}
      data-state={model.status}
      data-aside={aside ? true : undefined}
    >
      {model.status === "failed" && (
        <ErrorState
          title={t(model.reason === "not_found" ? "notFound" : "failed")}
          next={model.reason === "not_found" ? t("notFoundNext") : undefined}
          onRetry={model.reason === "failed" ? model.retry : undefined}
        />
      )}
      {model.status === "loading" && <Loading aside={aside} />}
      {model.status === "ready" && (
        <div className="martillo-lot-detail__grid">
          <LotGallery title={model.lot.title} pictures={model.pictures} />
          <div className="martillo-lot-detail__side">
            <Header model={model} />
            {aside}
          </div>
          <Details model={model} />
        </div>
      )}
    </article>
  );
}

function Header({ model }: { model: Ready }) {
  const t = useMessages(lotDetailMessages);
  const { lot, watch } = model;
  return (
    <header className="martillo-lot-detail__header">
      <LotBadges lot={lot} />
      <h2 className="martillo-lot-detail__title" part="title">
        {lot.title}
      </h2>
      <div className="martillo-lot-detail__actions" part="actions">
        {lot.location !== "" && (
          <span className="martillo-lot-detail__place">
            <Icon name="pin" size={16} />
            {lot.location}
          </span>
        )}
        <Button
          size="s"
          aria-pressed={watch.isWatched}
          className="martillo-lot-detail__watch"
          onClick={watch.toggle}
        >
          <Icon name="heart" size={18} filled={watch.isWatched} />
          {t(watch.isWatched ? "watching" : "watch")}
        </Button>
        <ShareButton url={model.url} />
      </div>
      <div role="alert">
        {watch.error && <p className="martillo-lot-detail__problem">{watch.error}</p>}
      </div>
    </header>
  );
}

function Details({ model: { lot } }: { model: Ready }) {
  const t = useMessages(lotDetailMessages);
  return (
    <div className="martillo-lot-detail__details">
      <section className="martillo-lot-detail__section" part="facts">
        <h3 className="martillo-lot-detail__heading">{t("facts")}</h3>
        <dl className="martillo-lot-detail__facts martillo-figures">
          {lotFacts(lot, t).map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {lot.description.trim() !== "" && (
        <section className="martillo-lot-detail__section" part="description">
          <h3 className="martillo-lot-detail__heading">{t("description")}</h3>
          <div className="martillo-lot-detail__text">
            {paragraphs(lot.description).map((paragraph, at) => (
              <p key={at}>{paragraph}</p>
            ))}
          </div>
        </section>
      )}
      <LotTerms lot={lot} />
      <section className="martillo-lot-detail__section" part="seller">
        <h3 className="martillo-lot-detail__heading">{t("seller")}</h3>
        <p className="martillo-lot-detail__seller">
          <Icon name="user" size={20} />
          {lot.seller.name}
        </p>
      </section>
    </div>
  );
}

/** The page at its final size, without its contents. */
function Loading({ aside }: { aside: ReactNode }) {
  const t = useMessages(lotDetailMessages);
  return (
    <div className="martillo-lot-detail__grid">
      <span className="martillo-visually-hidden">{t("loading")}</span>
      <div className="martillo-lot-detail__gallery">
        <div className="martillo-lot-detail__stage martillo-lot-detail__placeholder">
          <Skeleton height="100%" radius="m" />
        </div>
      </div>
      <div className="martillo-lot-detail__side">
        <div className="martillo-lot-detail__header">
          <Skeleton width="120px" height="24px" radius="full" />
          <Skeleton width="90%" height="30px" />
          <Skeleton width="220px" height="40px" />
        </div>
        {aside}
      </div>
    </div>
  );
}

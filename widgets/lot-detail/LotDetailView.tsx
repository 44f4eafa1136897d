import type { ReactNode } from "react";
import { useMessages } from "../../src/i18n";
import { Button, ErrorState, Icon, Skeleton } from "../../src/ui";
import { lotDetailMessages } from "./lot-detail.messages";
import { lotFacts, paragraphs } from "./lot-facts";
import { LotBadges } from "./LotBadges";
import { LotGallery } from "./LotGallery";
import { type HeadingTag, LotTerms } from "./LotTerms";
import { ShareButton } from "./ShareButton";
import type { LotPageModel } from "./use-lot-page";

const STAR = {
  path: "m10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5L10 14.2l-4.5 2.4.9-5-3.6-3.5 5-.7z",
};

type Ready = Extract<LotPageModel, { status: "ready" }>;

/** Levels that the heading of a lot may have; those below it are one more. */
export type LotHeadingLevel = 1 | 2 | 3 | 4 | 5;

/** A sign-in was asked for, and its code is on its way or did not come. */
export type SignInAhead = { state: "loading" } | { state: "failed"; retry: () => void };

export interface LotDetailViewProps {
  model: LotPageModel;
  signInAhead: SignInAhead | undefined;
  headingLevel: LotHeadingLevel;
  /** Stands beside the pictures where there is room, else right below them. */
  aside: ReactNode;
}

/** Pictures first; what there is to decide beside or below them; then the facts. */
export function LotDetailView({ model, signInAhead, headingLevel, aside }: LotDetailViewProps) {
  const t = useMessages(lotDetailMessages);
  const ready = model.status === "ready" ? model : undefined;
  return (
    <article
      className="martillo-root martillo-lot-detail"
      part="base"
      aria-busy={model.status === "loading" || undefined}
      data-state={model.status}
      data-aside={aside ? true : undefined}
    >
      {model.status === "failed" ? (
        <ErrorState
          title={t(model.reason === "not_found" ? "notFound" : "failed")}
          next={model.reason === "not_found" ? t("notFoundNext") : undefined}
          onRetry={model.reason === "failed" ? model.retry : undefined}
        />
      ) : (
        <div className="martillo-lot-detail__grid">
          {ready ? (
            <LotGallery title={ready.lot.title} pictures={ready.pictures} />
          ) : (
            <GallerySkeleton />
          )}
          <div className="martillo-lot-detail__side">
            {ready ? (
              <Header model={ready} signInAhead={signInAhead} level={headingLevel} />
            ) : (
              <HeaderSkeleton />
            )}
            {aside}
          </div>
          {ready && <Details model={ready} level={headingLevel} />}
        </div>
      )}
    </article>
  );
}

interface HeaderProps {
  model: Ready;
  signInAhead: SignInAhead | undefined;
  level: LotHeadingLevel;
}

function Header({ model, signInAhead, level }: HeaderProps) {
  const t = useMessages(lotDetailMessages);
  const { lot, watch, favorite } = model;
  const Title = `h${level}` as const;
  const favoriteText = t(favorite.isFavorite ? "favorited" : "favorite");
  const isFailed = signInAhead?.state === "failed";
  const problem = isFailed ? t("signInNotLoaded") : (watch.error ?? favorite.error);
  return (
    <header className="martillo-lot-detail__header">
      <LotBadges lot={lot} />
      <Title className="martillo-lot-detail__title" part="title">
        {lot.title}
      </Title>
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
          busy={signInAhead?.state === "loading"}
          onClick={isFailed ? signInAhead.retry : watch.toggle}
        >
          <Icon name="heart" size={18} filled={watch.isWatched} />
          {t(watch.isWatched ? "watching" : "watch")}
        </Button>
        <Button
          size="s"
          aria-pressed={favorite.isFavorite}
          aria-label={favoriteText}
          title={favoriteText}
          className="martillo-lot-detail__favorite"
          disabled={signInAhead?.state === "loading"}
          onClick={isFailed ? signInAhead.retry : favorite.toggle}
        >
          <Icon name={STAR} size={18} filled={favorite.isFavorite} />
        </Button>
        <ShareButton url={model.url} />
      </div>
      <div role="alert">{problem && <p className="martillo-lot-detail__problem">{problem}</p>}</div>
    </header>
  );
}

function Details({ model: { lot }, level }: Pick<HeaderProps, "model" | "level">) {
  const t = useMessages(lotDetailMessages);
  const Heading = HEADINGS_BELOW[level];
  return (
    <div className="martillo-lot-detail__details">
      <section className="martillo-lot-detail__section" part="facts">
        <Heading className="martillo-lot-detail__heading">{t("facts")}</Heading>
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
          <Heading className="martillo-lot-detail__heading">{t("description")}</Heading>
          <div className="martillo-lot-detail__text">
            {paragraphs(lot.description).map((paragraph, at) => (
              <p key={at}>{paragraph}</p>
            ))}
          </div>
        </section>
      )}
      <LotTerms lot={lot} heading={Heading} />
      <section className="martillo-lot-detail__section" part="seller">
        <Heading className="martillo-lot-detail__heading">{t("seller")}</Heading>
        <p className="martillo-lot-detail__seller">
          <Icon name="user" size={20} />
          {lot.seller.name}
        </p>
      </section>
    </div>
  );
}

const HEADINGS_BELOW = { 1: "h2", 2: "h3", 3: "h4", 4: "h5", 5: "h6" } as const satisfies Record<
  LotHeadingLevel,
  HeadingTag
>;

function GallerySkeleton() {
  return (
    <div className="martillo-lot-detail__gallery">
      <div className="martillo-lot-detail__stage martillo-lot-detail__placeholder">
        <Skeleton height="100%" radius="m" />
      </div>
    </div>
  );
}

function HeaderSkeleton() {
  const t = useMessages(lotDetailMessages);
  return (
    <div className="martillo-lot-detail__header">
      <span className="martillo-visually-hidden">{t("loading")}</span>
      <div className="martillo-lot-detail__badges">
        <Skeleton width="120px" height="24px" radius="full" />
      </div>
      <div className="martillo-lot-detail__title">
        <Skeleton width="90%" height="28px" />
      </div>
      <div className="martillo-lot-detail__actions">
        <Skeleton width="220px" height="40px" />
      </div>
      <div />
    </div>
  );
}

import type { ReactNode } from "react";
import { formatDateTime, useMessages, usePhrase } from "../../src/i18n";
import { useChunk } from "../../src/late";
import { SELLER_PAGE } from "../../src/paths/pages";
import { vehicleMessages } from "../../src/patterns/vehicle";
import { useRuntime } from "../../src/state";
import { ErrorState, Icon, Skeleton } from "../../src/ui";
import { extrasChunk } from "./extras-chunk";
import { lotDetailMessages } from "./lot-detail.messages";
import { lotFacts, paragraphs } from "./lot-facts";
import { LotActions, type SignInAhead } from "./LotActions";
import { LotBadges } from "./LotBadges";
import { LotGallery } from "./LotGallery";
import { type HeadingTag, LotTerms } from "./LotTerms";
import type { LotPageModel } from "./use-lot-page";

type Ready = Extract<LotPageModel, { status: "ready" }>;

/** Levels that the heading of a lot may have; those below it are one more. */
export type LotHeadingLevel = 1 | 2 | 3 | 4 | 5;

export interface LotDetailViewProps {
  model: LotPageModel;
  signInAhead: SignInAhead | undefined;
  headingLevel: LotHeadingLevel;
  /** Stands beside the pictures where there is room, else right below the title. */
  aside: ReactNode;
}

/** Title and pictures; what there is to decide beside or below them; then the facts. */
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
          {/* The title is read first, and stands below the pictures where there is one column. */}
          {ready ? <Header lot={ready.lot} level={headingLevel} /> : <HeaderSkeleton />}
          {ready ? (
            <LotGallery
              title={ready.lot.title}
              pictures={ready.pictures}
              actions={<LotActions model={ready} signInAhead={signInAhead} />}
            />
          ) : (
            <GallerySkeleton />
          )}
          {aside && <div className="martillo-lot-detail__side">{aside}</div>}
          {ready && <Details lot={ready.lot} level={headingLevel} askSignIn={ready.signIn.ask} />}
        </div>
      )}
    </article>
  );
}

interface LevelProps {
  lot: Ready["lot"];
  level: LotHeadingLevel;
}

function Header({ lot, level }: LevelProps) {
  const Title = `h${level}` as const;
  return (
    <header className="martillo-lot-detail__header">
      <div className="martillo-lot-detail__line">
        <LotBadges lot={lot} />
        {lot.location !== "" && (
          <span className="martillo-lot-detail__place" part="place">
            <Icon name="pin" size={16} />
            {lot.location}
          </span>
        )}
      </div>
      <Title className="martillo-lot-detail__title" part="title">
        {lot.title}
      </Title>
    </header>
  );
}

function Details({ lot, level, askSignIn }: LevelProps & { askSignIn: () => void }) {
  const t = useMessages(lotDetailMessages);
  const word = useMessages(vehicleMessages);
  const say = usePhrase();
  const { urlTo } = useRuntime();
  const Heading = HEADINGS_BELOW[level];
  const added = lot.addenda ?? [];
  return (
    <div className="martillo-lot-detail__details">
      <section className="martillo-lot-detail__section" part="facts">
        <Heading className="martillo-lot-detail__heading">{t("facts")}</Heading>
        <dl className="martillo-lot-detail__facts martillo-figures">
          {lotFacts(lot, { t, word, say }).map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {(lot.description.trim() !== "" || added.length > 0) && (
        <section className="martillo-lot-detail__section" part="description">
          <Heading className="martillo-lot-detail__heading">{t("description")}</Heading>
          <div className="martillo-lot-detail__text">
            {paragraphs(lot.description).map((paragraph, at) => (
              <p key={at}>{paragraph}</p>
            ))}
            {added.map(({ text, at }, place) => (
              <div key={place} className="martillo-lot-detail__added" part="addendum">
                <p className="martillo-lot-detail__when">
                  {t("added", { when: formatDateTime(at) })}
                </p>
                {paragraphs(text).map((paragraph, line) => (
                  <p key={line}>{paragraph}</p>
                ))}
              </div>
            ))}
          </div>
        </section>
      )}
      <ExtrasLate lot={lot} heading={Heading} askSignIn={askSignIn} />
      <LotTerms lot={lot} heading={Heading} />
      <section className="martillo-lot-detail__section" part="seller">
        <Heading className="martillo-lot-detail__heading">{t("seller")}</Heading>
        <p className="martillo-lot-detail__seller">
          <Icon name="user" size={20} />
          <a href={urlTo(SELLER_PAGE, { id: lot.seller.id })} part="seller-link">
            {lot.seller.name}
          </a>
        </p>
      </section>
    </div>
  );
}

/** What a seller receives, damage, an inspection, documents and a film; most lots have nothing of it for a buyer, and load nothing for it. */
function ExtrasLate(props: { lot: Ready["lot"]; heading: HeadingTag; askSignIn: () => void }) {
  const t = useMessages(lotDetailMessages);
  const { damage, inspection, documents, film, terms } = props.lot;
  const hasExtras = !!(damage ?? inspection ?? documents ?? film ?? terms);
  const { module: late, hasFailed } = useChunk(extrasChunk, hasExtras);
  if (hasFailed) {
    return <ErrorState title={t("extrasFailed")} onRetry={() => void extrasChunk.load()} />;
  }
  return late && <late.LotExtras {...props} />;
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
      <div className="martillo-lot-detail__line">
        <Skeleton width="120px" height="24px" radius="full" />
      </div>
      <div className="martillo-lot-detail__title">
        <Skeleton width="60%" height="28px" />
      </div>
    </div>
  );
}

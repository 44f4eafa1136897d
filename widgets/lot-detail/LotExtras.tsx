import { useRef, useState } from "react";
import { fileLink, type LotDetail, type LotDocument, type LotInspection } from "../../src/contract";
import { type Film, filmFrame, filmPage } from "../../src/domain/selling/film";
import { useMessages } from "../../src/i18n";
import { useChunk } from "../../src/late";
import { LotProceeds } from "../../src/patterns/proceeds";
import { type CallError, useCall, useRuntime, useSession } from "../../src/state";
import { Button, ErrorState, Icon, Refusal, useStyles } from "../../src/ui";
import { Damages } from "./Damages";
import { inspectionChunk } from "./inspection-chunk";
import styles from "./lot-extras.css?inline";
import { lotExtrasMessages } from "./lot-extras.messages";
import { lotReportMessages } from "./lot-report.messages";
import type { HeadingTag } from "./LotTerms";

const FILE = { path: "M5 2.5h6.5L15 6v11.5H5zM11.5 2.5V6H15M7.5 10h5M7.5 13h5" };
const PLAY = { path: "M6.5 4.5v11l9-5.5z" };

export interface LotExtrasProps {
  lot: LotDetail;
  heading: HeadingTag;
  /** A guest wants to read the documents. */
  askSignIn: () => void;
}

/** What only some lots have beside their description. */
export function LotExtras({ lot, heading, askSignIn }: LotExtrasProps) {
  const { damage = [], documents = [], film, inspection } = lot;
  const element = useRef<HTMLDivElement>(null);
  useStyles(element, styles);
  return (
    <div ref={element} className="martillo-lot-detail__extras">
      {lot.terms && <LotProceeds lot={lot.id} prices={[{ price: lot.wprice }]} />}
      {film && <LotFilm film={film} title={lot.title} heading={heading} />}
      {damage.length > 0 && <Damages damage={damage} heading={heading} />}
      {inspection && <ReportLate report={inspection} heading={heading} />}
      {documents.length > 0 && (
        <Documents
          documents={documents}
          mayOpen={lot.may_open_documents === true}
          heading={heading}
          askSignIn={askSignIn}
        />
      )}
    </div>
  );
}

/** Its words are as many as all others of the page. */
function ReportLate(props: { report: LotInspection; heading: HeadingTag }) {
  const t = useMessages(lotReportMessages);
  const { module: late, hasFailed } = useChunk(inspectionChunk, true);
  if (hasFailed) {
    return <ErrorState title={t("failed")} onRetry={() => void inspectionChunk.load()} />;
  }
  return late && <late.InspectionReport {...props} />;
}

interface DocumentsProps {
  documents: readonly LotDocument[];
  mayOpen: boolean;
  heading: HeadingTag;
  askSignIn: () => void;
}

function Documents({ documents, mayOpen, heading: Heading, askSignIn }: DocumentsProps) {
  const t = useMessages(lotExtrasMessages);
  const { apiBase } = useRuntime();
  const { status } = useSession();
  const linking = useCall(fileLink);
  const [refusal, setRefusal] = useState<CallError>();

  async function open({ id }: LotDocument) {
    setRefusal(undefined);
    const result = await linking.run({ kind: "lot", id });
    if (result.ok) globalThis.location.assign(apiBase + result.data.url);
    else setRefusal(result.error);
  }

  return (
    <section className="martillo-lot-detail__section" part="documents">
      <Heading className="martillo-lot-detail__heading">{t("documents")}</Heading>
      <ul className="martillo-lot-detail__documents">
        {documents.map((document) => (
          <li key={document.id}>
            <Icon name={FILE} />
            {mayOpen ? (
              <Button variant="ghost" size="s" onClick={() => void open(document)}>
                {t(document.kind)}
                <span className="martillo-visually-hidden">: {document.name}</span>
              </Button>
            ) : (
              <span>{t(document.kind)}</span>
            )}
          </li>
        ))}
      </ul>
      {!mayOpen && status === "guest" && (
        <p>
          {t("forMembers")}{" "}
          <Button size="s" onClick={askSignIn}>
            {t("signIn")}
          </Button>
        </p>
      )}
      {!mayOpen && status === "authenticated" && <p>{t("forBidders")}</p>}
      <Refusal of={refusal} />
    </section>
  );
}

interface FilmProps {
  film: Film;
  title: string;
  heading: HeadingTag;
}

/** The film's host gets no request before the visitor wants to see the film. */
function LotFilm({ film, title, heading: Heading }: FilmProps) {
  const t = useMessages(lotExtrasMessages);
  const [isOpen, setOpen] = useState(false);
  const host = HOSTS[film.host];
  return (
    <section className="martillo-lot-detail__section" part="film">
      <Heading className="martillo-lot-detail__heading">{t("film")}</Heading>
      {isOpen ? (
        <iframe
          className="martillo-lot-detail__film"
          src={filmFrame(film)}
          title={t("filmOf", { title })}
          allow="autoplay; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- always of another origin, whose player does nothing without its own storage
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        />
      ) : (
        <Button onClick={() => setOpen(true)}>
          <Icon name={PLAY} /> {t("watchFilm")}
        </Button>
      )}
      <p className="martillo-lot-detail__when">
        {t("filmHost", { host })}{" "}
        <a href={filmPage(film)} target="_blank" rel="noopener noreferrer">
          {t("filmPage", { host })}
        </a>
      </p>
    </section>
  );
}

const HOSTS = { youtube: "YouTube", vimeo: "Vimeo" } as const satisfies Record<
  Film["host"],
  string
>;

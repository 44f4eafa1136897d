import { useRef } from "react";
import type { InspectionPoint, LotInspection } from "../../../src/contract";
import { beginOfDay } from "../../../src/domain";
import { formatDay, formatNumber, useMessages } from "../../../src/i18n";
import { countText, inspectionMessages } from "../../../src/patterns/inspection";
import { useRuntime } from "../../../src/state";
import { Icon, useStyles } from "../../../src/ui";
import { paragraphs } from "../lot-facts";
import { lotReportMessages } from "../lot-report.messages";
import type { HeadingTag } from "../LotTerms";
import { PlainImage } from "../PlainImage";
import styles from "./inspection.css?inline";
import { type AreaView, reportView } from "./report-view";

/** Far from both midnights: the same day in every zone in which days are written. */
const NOON_MS = 43_200_000;

export interface InspectionReportProps {
  report: LotInspection;
  heading: HeadingTag;
}

/** The report: its counts, its day and its inspector; then the findings, and everything else by area, closed. */
export function InspectionReport({ report, heading: Heading }: InspectionReportProps) {
  const t = useMessages(lotReportMessages);
  const word = useMessages(inspectionMessages);
  const element = useRef<HTMLElement>(null);
  useStyles(element, styles);
  const { findings, areas, uncheckedAreas } = reportView(report);
  const { inspected_at: day, inspector, kilometers, summary = "" } = report;
  return (
    <section
      ref={element}
      className="martillo-lot-detail__section martillo-lot-detail__report"
      part="inspection"
    >
      <Heading className="martillo-lot-detail__heading">{t("title")}</Heading>
      <p className="martillo-lot-detail__count">{countText(report.points, word)}</p>
      {day !== null && (
        <p>
          {t(kilometers === undefined ? "by" : "byWithKilometers", {
            day: formatDay(beginOfDay(day) + NOON_MS),
            inspector,
            kilometers: formatNumber(kilometers ?? 0),
          })}
        </p>
      )}
      <p className="martillo-lot-detail__stated">{t("stated")}</p>
      {paragraphs(summary).map((paragraph, at) => (
        <p key={at}>{paragraph}</p>
      ))}
      {findings.length > 0 && (
        <ul className="martillo-lot-detail__findings" aria-label={t("findings")}>
          {findings.map((point) => (
            <Finding key={point.point} {...point} />
          ))}
        </ul>
      )}
      {areas.map((area) => (
        <Area key={area.area} {...area} />
      ))}
      {uncheckedAreas.length > 0 && (
        <p className="martillo-lot-detail__stated">
          {t("uncheckedAreas", {
            areas: uncheckedAreas.map((area) => word(`area_${area}`)).join(", "),
          })}
        </p>
      )}
    </section>
  );
}

/** One point that is not in order: how serious it is stands there in words. */
function Finding({ point, state, severity, note, photos = [] }: InspectionPoint) {
  const t = useMessages(lotReportMessages);
  const word = useMessages(inspectionMessages);
  const { assetUrl } = useRuntime();
  const name = word(`point_${point}`);
  const found = word(`state_${state}`);
  return (
    <li data-state={state} part="inspection-finding">
      <Icon name={state === "defect" ? "warning" : "info"} />
      <div>
        <strong>{name}</strong>
        <span className="martillo-lot-detail__found">
          {severity
            ? t("finding", { state: found, severity: word(`severity_${severity}`) })
            : found}
        </span>
        {note && <p>{note}</p>}
        {photos.length > 0 && (
          <div className="martillo-lot-detail__finding-photos">
            {photos.map((src, at) => (
              <a key={src} href={assetUrl(src)} target="_blank" rel="noopener noreferrer">
                <PlainImage
                  src={assetUrl(src.replace("-1600.webp", "-480.webp"))}
                  alt={t("photo", { number: at + 1, point: name })}
                  loading="lazy"
                />
              </a>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}

function Area({ area, ok, notChecked }: AreaView) {
  const t = useMessages(lotReportMessages);
  const word = useMessages(inspectionMessages);
  const counts = [
    ok.length > 0 && t("ok", { count: ok.length }),
    notChecked.length > 0 && t("notChecked", { count: notChecked.length }),
  ].filter(Boolean);
  const lines = [
    ...ok.map((point) => ({ point, state: "ok" }) as const),
    ...notChecked.map((point) => ({ point, state: "not_checked" }) as const),
  ];
  return (
    <details className="martillo-lot-detail__area" part="inspection-area">
      <summary>
        <Icon name="chevron-down" />
        <strong>{word(`area_${area}`)}</strong>
        <span className="martillo-lot-detail__found">{counts.join(" · ")}</span>
      </summary>
      <dl>
        {lines.map(({ point, state }) => (
          <div key={point}>
            <dt>{word(`point_${point}`)}</dt>
            <dd>{word(`state_${state}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

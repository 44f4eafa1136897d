import { type KeyboardEvent, useRef, useState } from "react";
import { useMessages } from "../../i18n";
import { useStyles } from "../adopt-styles";
import styles from "./bar-chart.css?inline";
import { chartMessages } from "./chart.messages";

/** A bar: where it stands, how high it is, and both in words. */
export interface ChartPoint {
  /** What tells it from its neighbours, and names it: "24 nov". */
  label: string;
  /** Not below nothing; null where there is no value. */
  value: number | null;
  /** The value as people read it: "4.500 €". */
  text: string;
}

export interface BarChartProps {
  /** The subject of the chart, and its total: "Ventas: 48.200 €". */
  label: string;
  /** From left to right. */
  points: readonly ChartPoint[];
}

/** One row of bars. Arrows go from bar to bar and say what each is; all of them stand below as a table. */
export function BarChart({ label, points }: BarChartProps) {
  const t = useMessages(chartMessages);
  const place = useRef<HTMLElement>(null);
  useStyles(place, styles);
  const last = points.length - 1;
  const [chosen, choose] = useState(last);
  const [isRead, setRead] = useState(false);
  const at = Math.max(0, Math.min(chosen, last));
  const point = points[at];
  const most = Math.max(...points.map(({ value }) => value ?? 0));
  if (!point) return null;
  const words = t("point", { label: point.label, value: point.text });

  function read(next: number) {
    choose(Math.max(0, Math.min(last, next)));
    setRead(true);
  }

  function handleKey(event: KeyboardEvent) {
    const next = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    read(next);
  }

  return (
    <figure ref={place} className="martillo-chart" part="chart">
      <figcaption>{label}</figcaption>
      <div
        role="slider"
        tabIndex={0}
        className="martillo-chart__bars"
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={at + 1}
        aria-valuetext={words}
        onKeyDown={handleKey}
        onFocus={() => setRead(true)}
      >
        {points.map(({ label: name, value }, index) => (
          <span
            key={`${index} ${name}`}
            className="martillo-chart__bar"
            data-chosen={(isRead && index === at) || undefined}
            onPointerEnter={() => read(index)}
          >
            <span style={{ blockSize: `${most > 0 ? ((value ?? 0) / most) * 100 : 0}%` }} />
          </span>
        ))}
      </div>
      <p className="martillo-chart__ends">
        <span>{points[0]?.label}</span>
        <output>{isRead ? words : ""}</output>
        <span>{points[last]?.label}</span>
      </p>
      <details className="martillo-chart__data">
        <summary>{t("data")}</summary>
        <table>
          <caption className="martillo-visually-hidden">{label}</caption>
          <tbody>
            {points.map(({ label: name, text }, index) => (
              <tr key={`${index} ${name}`}>
                <th scope="row">{name}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

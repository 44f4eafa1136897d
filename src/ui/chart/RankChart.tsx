import { useRef } from "react";
import { useStyles } from "../adopt-styles";
import type { BarChartProps } from "./BarChart";
import styles from "./rank-chart.css?inline";

/** Named things with their values, one below the other: a table whose rows are bars, so that it needs no data beside it. */
export function RankChart({ label, points }: BarChartProps) {
  const place = useRef<HTMLTableElement>(null);
  useStyles(place, styles);
  const most = Math.max(...points.map(({ value }) => value ?? 0));
  return (
    <table ref={place} className="martillo-rank" part="chart">
      <caption>{label}</caption>
      <tbody>
        {points.map(({ label: name, value, text }, index) => (
          <tr key={`${index} ${name}`}>
            <th scope="row">{name}</th>
            <td>
              {text}
              <span
                className="martillo-rank__bar"
                style={{ inlineSize: `${most > 0 ? ((value ?? 0) / most) * 100 : 0}%` }}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

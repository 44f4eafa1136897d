import { useState } from "react";
import {
  type InputOf,
  type OutputOf,
  reportDisplay,
  reportDownload,
  type ReportName,
} from "../../src/contract";
import { dayAfter, dayOf } from "../../src/domain";
import { timeZone, useLocale } from "../../src/i18n";
import { type CallError, isUnanswered, useCall, useQuery, useRuntime } from "../../src/state";
import { saveFile } from "../../src/ui";

/** Which days. */
export type Period = "month" | "lastMonth" | "year" | "lastYear" | "own";

/** Days as they were typed: the first, and the last. */
export interface OwnDays {
  from: string;
  until: string;
}

type Scope = Pick<
  InputOf<typeof reportDisplay>,
  "report" | "from" | "to" | "tz" | "group" | "language"
>;
type Group = NonNullable<Scope["group"]>;
type Format = NonNullable<InputOf<typeof reportDownload>["format"]>;

/** Of what there is now. */
export function hasDays(report: ReportName): boolean {
  return report !== "stock" && report !== "models";
}

/** Everything that the view shows. */
export interface ReportModel {
  data: OutputOf<typeof reportDisplay> | undefined;
  /** The last request was refused: the rows belong to an earlier one. */
  isRefused: boolean;
  error: { message: string; next: string | undefined; retry: () => void } | undefined;
  period: Period;
  choose: (period: Period) => void;
  days: OwnDays;
  type: (days: OwnDays) => void;
  group: Group;
  groupBy: (group: Group) => void;
  /** Takes these columns away. */
  save: (format: Format, fields: readonly string[]) => void;
  isSaving: boolean;
  refusal: CallError | undefined;
  saved: { count: number; isCut: boolean } | undefined;
}

/** The first day and the day after the last one. */
function daysOf(period: Period, today: string, { from, until }: OwnDays) {
  const [year = "", month = ""] = today.split("-");
  const tomorrow = dayAfter(today, 1);
  switch (period) {
    case "month":
      return { from: `${year}-${month}-01`, to: tomorrow };
    case "lastMonth": {
      const to = `${year}-${month}-01`;
      return { from: `${dayAfter(to, -1).slice(0, 7)}-01`, to };
    }
    case "year":
      return { from: `${year}-01-01`, to: tomorrow };
    case "lastYear":
      return { from: `${Number(year) - 1}-01-01`, to: `${year}-01-01` };
    case "own":
      return from === "" || until === "" ? undefined : { from, to: dayAfter(until, 1) };
  }
}

export function useReport(report: ReportName, page: number, pageSize: number): ReportModel {
  const { clock } = useRuntime();
  const language = useLocale().locale.startsWith("en") ? "en" : "es";
  const download = useCall(reportDownload);
  const [period, choose] = useState<Period>("month");
  const [days, type] = useState<OwnDays>({ from: "", until: "" });
  const [group, groupBy] = useState<Group>("month");
  const [refusal, setRefusal] = useState<CallError>();
  const [saved, setSaved] = useState<ReportModel["saved"]>();
  const tz = timeZone();
  const range = daysOf(period, dayOf(clock.now(), tz), days);
  const scope: Scope | null = !hasDays(report)
    ? { report, tz, language }
    : range
      ? { report, tz, language, group, ...range }
      : null;
  const { data, error, retry } = useQuery(
    reportDisplay,
    scope && { ...scope, page, limit: pageSize },
    { keepPrevious: true },
  );

  async function save(format: Format, fields: readonly string[]) {
    if (!scope) return;
    setRefusal(undefined);
    setSaved(undefined);
    const result = await download.run({ ...scope, format, fields: [...fields] });
    if (!result.ok) return setRefusal(result.error);
    saveFile(result.data);
    setSaved({ count: result.data.count, isCut: result.data.is_cut === 1 });
  }

  return {
    data,
    isRefused: error !== undefined && !isUnanswered(error),
    error: error && { message: error.message, next: error.next, retry },
    period,
    choose,
    days,
    type,
    group,
    groupBy,
    save: (format, fields) => void save(format, fields),
    isSaving: download.isRunning,
    refusal,
    saved,
  };
}

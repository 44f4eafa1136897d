import { useState } from "react";
import {
  type InputOf,
  type OutputOf,
  reportDisplay,
  reportDownload,
  type ReportName,
} from "../../src/contract";
import { dayAfter, dayOf } from "../../src/domain";
import { timeZone } from "../../src/i18n";
import { type CallError, isUnanswered, useAction, useQuery, useRuntime } from "../../src/state";
import { saveFile } from "../../src/ui";

/** Which days. */
export type Period = "month" | "lastMonth" | "year" | "lastYear" | "own";

/** Days as they were typed: the first, and the last. */
export interface OwnDays {
  from: string;
  until: string;
}

type Scope = Pick<InputOf<typeof reportDisplay>, "report" | "from" | "to" | "tz" | "group">;
type Group = NonNullable<Scope["group"]>;

/** Everything that the view shows. */
export interface ReportModel {
  data: OutputOf<typeof reportDisplay> | undefined;
  /** What was asked for is refused: the rows are of something else. */
  isRefused: boolean;
  error: { message: string; next: string | undefined; retry: () => void } | undefined;
  period: Period;
  choose: (period: Period) => void;
  days: OwnDays;
  type: (days: OwnDays) => void;
  group: Group;
  groupBy: (group: Group) => void;
  save: (format: "csv" | "xlsx") => void;
  isSaving: boolean;
  refusal: CallError | undefined;
  saved: { count: number; isCut: boolean } | undefined;
}

/** The first day and the day after the last one. */
export function daysOf(period: Period, today: string, { from, until }: OwnDays) {
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
  const download = useAction(reportDownload);
  const [period, choose] = useState<Period>("month");
  const [days, type] = useState<OwnDays>({ from: "", until: "" });
  const [group, groupBy] = useState<Group>("month");
  const [refusal, setRefusal] = useState<CallError>();
  const [saved, setSaved] = useState<ReportModel["saved"]>();
  const tz = timeZone();
  const range = daysOf(period, dayOf(clock.now(), tz), days);
  const scope: Scope | null =
    report === "stock" ? { report, tz } : range ? { report, tz, group, ...range } : null;
  const { data, error, retry } = useQuery(
    reportDisplay,
    scope && { ...scope, page, limit: pageSize },
    { keepPrevious: true },
  );

  async function save(format: "csv" | "xlsx") {
    if (!scope) return;
    setRefusal(undefined);
    setSaved(undefined);
    const result = await download.run({ ...scope, format });
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
    save: (format) => void save(format),
    isSaving: download.isRunning,
    refusal,
    saved,
  };
}

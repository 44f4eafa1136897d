import { useState } from "react";
import type { OutputOf, productGetSellerDashboardData } from "../../src/contract";
import { beginOfDay } from "../../src/domain";
import { formatDay, formatNumber, useMessages } from "../../src/i18n";
import { SelectField } from "../../src/ui";
import { BarChart } from "../../src/ui/chart";
import { dashboardMessages } from "./dashboard.messages";

const DRAWN = ["bids", "views", "sold"] as const;
const HALF_A_DAY_MS = 12 * 3_600_000;

/** One thing at a time: a bid and a view are not of one size. */
export function DashboardChart({
  days,
}: {
  days: OutputOf<typeof productGetSellerDashboardData>["series"];
}) {
  const t = useMessages(dashboardMessages);
  const [drawn, draw] = useState<(typeof DRAWN)[number]>("bids");
  return (
    <div className="martillo-dashboard__chart">
      <SelectField
        label={t("drawn")}
        value={drawn}
        options={DRAWN.map((value) => ({ value, label: t(value) }))}
        onChange={(event) => draw(event.currentTarget.value as typeof drawn)}
      />
      <BarChart
        label={t("byDay", { name: t(drawn) })}
        points={days.map((day) => ({
          label: formatDay(beginOfDay(day.at) + HALF_A_DAY_MS),
          value: day[drawn],
          text: formatNumber(day[drawn]),
        }))}
      />
    </div>
  );
}

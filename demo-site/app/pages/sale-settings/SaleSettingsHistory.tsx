import { useEffect, useState } from "react";
import { formatMoment, useLocale, useMessages, useQuery } from "martillo";
import { settingConfigurationHistory } from "martillo/contract";
import { changesOf, labelOf, shownValue, weekdayName } from "./sale-fields";
import { saleSettingsMessages } from "./sale-settings.messages";

const PAGE = 10;
const MOST = 100;

/** The changes and their authors, the last first; `saves` rises when there is something new. */
export function SaleSettingsHistory({
  saves,
  restore,
}: {
  saves: number;
  restore: (value: unknown) => void;
}) {
  const t = useMessages(saleSettingsMessages);
  const [limit, setLimit] = useState(PAGE);
  const { data, error, retry } = useQuery(
    settingConfigurationHistory,
    { key: "sale", page: 1, limit },
    { keepPrevious: true },
  );
  useEffect(() => {
    if (saves > 0) retry();
    // oxlint-disable-next-line react/exhaustive-deps -- it is asked again for a save, not for a new function
  }, [saves]);

  return (
    <section className="site-account-section" aria-labelledby="cambios">
      <h2 id="cambios">{t("history")}</h2>
      {error && <p role="alert">{error.message}</p>}
      {data?.records.length === 0 && <p>{t("noHistory")}</p>}
      <ol className="sale-settings__history">
        {data?.records.map((record) => {
          const date = formatMoment(record.at);
          return (
            <li key={record.id}>
              <strong>{t("byAt", { name: record.by, date })}</strong>
              {record.from === null ? <p>{t("first")}</p> : <Changes {...record} />}
              {record.from !== null && (
                <button
                  type="button"
                  className="site-button"
                  data-kind="quiet"
                  data-size="s"
                  onClick={() => restore(record.from)}
                >
                  {t("restore", { date })}
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {data && data.records.length < data.totalRecords && limit < MOST && (
        <button
          type="button"
          className="site-button"
          data-kind="quiet"
          onClick={() => setLimit(Math.min(MOST, limit + PAGE))}
        >
          {t("more")}
        </button>
      )}
    </section>
  );
}

function Changes({ from, to }: { from?: unknown; to?: unknown }) {
  const t = useMessages(saleSettingsMessages);
  const { locale } = useLocale();
  function textOf(path: string, value: unknown): string {
    if (value === undefined || value === "") return t("empty");
    if (typeof value === "boolean") return t(value ? "on" : "off");
    if (!Array.isArray(value)) return String(shownValue(path, value));
    const items =
      path === "pickup.weekdays" ? value.map((day) => weekdayName(Number(day), locale)) : value;
    return items.join(", ") || t("empty");
  }
  return (
    <ul>
      {changesOf(from, to).map((one) => {
        const label = labelOf(one.path);
        return (
          <li key={one.path}>
            {`${label === undefined ? one.path : t(label)}: ${textOf(one.path, one.from)} → ${textOf(one.path, one.to)}`}
          </li>
        );
      })}
    </ul>
  );
}

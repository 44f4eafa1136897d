import "./sale-settings.css";
import { useState } from "react";
import { useLocale, useMessages, useQuery } from "martillo";
import { settingGetSingleConfiguration } from "martillo/contract";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { SaleSettingsForm } from "./SaleSettingsForm";
import { SaleSettingsHistory } from "./SaleSettingsHistory";
import { saleSettingsMessages } from "./sale-settings.messages";

/** /gestion/ventas: the house's terms of sales, for its own people: read, changed, and what they were before. */
export function SaleSettingsPage() {
  const routeText = useMessages(routeMessages);
  return (
    <Page className="site-account-page">
      <h1>{routeText("saleSettings")}</h1>
      <Settings />
    </Page>
  );
}

/** What the form begins with, anew with each number. */
interface Draft {
  no: number;
  value: unknown;
}

function Settings() {
  const t = useMessages(saleSettingsMessages);
  const { data, error, retry } = useQuery(
    settingGetSingleConfiguration,
    { key: "sale" },
    // A new answer must not overwrite typed text.
    { refreshOnFocus: false },
  );
  const { locale } = useLocale();
  const [draft, setDraft] = useState<Draft>({ no: 0, value: undefined });
  const [saves, setSaves] = useState(0);
  if (error && !data) {
    return (
      <div role="alert">
        <p>{`${error.message} ${error.next ?? ""}`}</p>
        <button type="button" className="site-button" data-kind="quiet" onClick={retry}>
          {t("retry")}
        </button>
      </div>
    );
  }
  if (!data) return <p role="status">{t("loading")}</p>;
  return (
    <>
      <p className="site-account-page__lead">{t("lead")}</p>
      <SaleSettingsForm
        // Amounts are written as the language has it: those of another one would be read wrongly.
        key={`${locale} ${draft.no}`}
        value={draft.value ?? data.record.value}
        isRestored={draft.value !== undefined}
        onSaved={() => setSaves(saves + 1)}
      />
      <SaleSettingsHistory
        saves={saves}
        restore={(value) => setDraft(({ no }) => ({ no: no + 1, value }))}
      />
    </>
  );
}

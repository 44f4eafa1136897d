import type { AutoRelist, LotSchedule } from "../../src/contract";
import { formatMoment, formatMoney, useMessages } from "../../src/i18n";
import { Button } from "../../src/ui";
import { FIELDS } from "./fields";
import { lotEditorMessages } from "./lot-editor.messages";
import type { LotEditorModel } from "./use-lot-editor";

/** What somebody else wrote meanwhile where this person wants something else: both values, and a choice for each. */
export function Conflicts({ model }: { model: LotEditorModel }) {
  const t = useMessages(lotEditorMessages);
  const { draft, values, decide } = model;
  return (
    <div role="alert" className="martillo-lot-editor__conflicts">
      {Object.entries(draft.conflicts).map(([name, { theirs, by: name_, at }]) => {
        const by = name_ === "" ? t("somebody") : name_;
        return (
          <section key={name} className="martillo-lot-editor__conflict" part="conflict">
            <p>
              <strong>{t(`field_${name}` as "field_title")}.</strong> {t("conflict", { by })}
              {at > 0 && ` · ${formatMoment(at)}`}
            </p>
            <dl>
              <div>
                <dt>{t("mine")}</dt>
                <dd>
                  <Value name={name} value={values[name]} />
                </dd>
              </div>
              <div>
                <dt>{t("theirs", { by })}</dt>
                <dd>
                  <Value name={name} value={theirs} />
                </dd>
              </div>
            </dl>
            <div className="martillo-lot-editor__actions">
              <Button size="s" onClick={() => decide(name, "mine")}>
                {t("keepMine")}
              </Button>
              <Button size="s" onClick={() => decide(name, "theirs")}>
                {t("useTheirs", { by })}
              </Button>
            </div>
          </section>
        );
      })}
    </div>
  );
}

const KINDS = new Map(
  Object.values(FIELDS)
    .flat()
    .map(({ name, kind }): [string, string] => [name, kind]),
);

function Value({ name, value }: { name: string; value: unknown }) {
  const t = useMessages(lotEditorMessages);
  if (name === "schedule" && value) {
    const { duration_days: count = 0, end_time: time = "" } = value as LotSchedule;
    return `${t("days", { count })} ${time}`;
  }
  if (name === "auto_relist" && value) return t("times", { count: (value as AutoRelist).times });
  if (Array.isArray(value)) return t("photos", { count: value.length });
  if (value === "" || (typeof value !== "string" && typeof value !== "number")) return t("empty");
  if (name === "auction") return t(value === 1 ? "kind_auction" : "kind_direct");
  const kind = KINDS.get(name);
  if (kind === "money") return formatMoney(String(value), { whole: false });
  if (kind === "moment") return formatMoment(Number(value));
  return String(value);
}

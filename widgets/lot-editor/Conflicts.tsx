import type { AutoRelist, LotSchedule } from "../../src/contract";
import { formatMoment, formatMoney, useMessages } from "../../src/i18n";
import { Button } from "../../src/ui";
import { FIELDS } from "./fields";
import { useFieldLabel } from "./house-fields";
import { lotEditorMessages } from "./lot-editor.messages";
import type { LotEditorModel } from "./use-lot-editor";

/** What somebody else wrote meanwhile where this person wants something else: both values, and a choice for each. */
export function Conflicts({ model }: { model: LotEditorModel }) {
  const t = useMessages(lotEditorMessages);
  const labelOf = useFieldLabel(model);
  const { draft, values, decide } = model;
  return (
    <div role="alert" className="martillo-lot-editor__conflicts">
      {Object.entries(draft.conflicts).map(([name, { theirs, by: name_, at }]) => {
        const by = name_ === "" ? t("somebody") : name_;
        return (
          <section key={name} className="martillo-lot-editor__conflict" part="conflict">
            <p>
              <strong>{labelOf(name)}.</strong> {t("conflict", { by })}
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
  if (name === "increments" && Array.isArray(value)) return t("tiers", { count: value.length });
  if (name === "photo_notes" && value) {
    return t("captions", { count: Object.keys(value).length });
  }
  if (name === "damage" && Array.isArray(value)) return t("damages", { count: value.length });
  if (name === "documents" && Array.isArray(value)) return t("documents", { count: value.length });
  if (name === "pickup" || name === "transport") return t(value ? "given" : "empty");
  if (name.startsWith("custom_fields.") && typeof value === "boolean") {
    return t(value ? "yes" : "no");
  }
  if (name.startsWith("custom_fields.") && Array.isArray(value)) return value.length;
  if (Array.isArray(value)) return t("photos", { count: value.length });
  if (value === "" || (typeof value !== "string" && typeof value !== "number")) return t("empty");
  if (name === "auction") return t(value === 1 ? "kind_auction" : "kind_direct");
  if (name === "reserve_mode") return t(value === "full" ? "mode_full" : "mode_standard");
  if (name === "buy_now_policy") {
    return t(value === "none" ? "empty" : `policy_${value as "until_first_bid"}`);
  }
  const kind = KINDS.get(name);
  if (kind === "money") return formatMoney(String(value), { whole: false });
  if (kind === "moment") return formatMoment(Number(value));
  return String(value);
}

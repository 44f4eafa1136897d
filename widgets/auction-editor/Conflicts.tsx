import { formatMoment, useMessages } from "../../src/i18n";
import { Button } from "../../src/ui";
import { auctionEditorMessages } from "./auction-editor.messages";
import type { AuctionEditorModel } from "./use-auction-editor";

/** What somebody else wrote meanwhile where this person wants something else: both values, and a choice for each. */
export function Conflicts({ model }: { model: AuctionEditorModel }) {
  const t = useMessages(auctionEditorMessages);
  const { draft, values, decide } = model;
  return (
    <div role="alert">
      {Object.entries(draft.conflicts).map(([name, { theirs }]) => (
        <section key={name} className="martillo-auction-editor__conflict" part="conflict">
          <p>
            <strong>{t(`field_${name}` as "field_title")}.</strong> {t("conflict")}
          </p>
          <dl>
            <div>
              <dt>{t("mine")}</dt>
              <dd>{written(name, values[name])}</dd>
            </div>
            <div>
              <dt>{t("theirs")}</dt>
              <dd>{written(name, theirs)}</dd>
            </div>
          </dl>
          <div className="martillo-auction-editor__actions">
            <Button size="s" onClick={() => decide(name, "mine")}>
              {t("keepMine")}
            </Button>
            <Button size="s" onClick={() => decide(name, "theirs")}>
              {t("useTheirs")}
            </Button>
          </div>
        </section>
      ))}
    </div>
  );
}

function written(name: string, value: unknown): string {
  if (name.startsWith("date_") && typeof value === "number") return formatMoment(value);
  if (typeof value === "string" && value !== "") return value;
  if (typeof value === "number") return String(value);
  return value === null || value === "" ? "—" : "…";
}

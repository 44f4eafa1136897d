import type { ReactNode } from "react";
import { formatMoment, useMessages } from "../../i18n";
import { Button } from "../../ui";
import type { Draft } from "../autosave";
import { stepEditorMessages } from "./step-editor.messages";

export interface ConflictsProps {
  draft: Draft;
  /** What the person has typed, by name of the field. */
  values: Readonly<Record<string, unknown>>;
  labelOf: (name: string) => string;
  /** Draws a value of a field. */
  renderValue: (name: string, value: unknown) => ReactNode;
  onDecide: (name: string, keeps: "mine" | "theirs") => void;
}

/** Fields that another person wrote meanwhile and for which this person wants another value: both values, and a choice for each. */
export function Conflicts({ draft, values, labelOf, renderValue, onDecide }: ConflictsProps) {
  const t = useMessages(stepEditorMessages);
  return (
    <div role="alert">
      {Object.entries(draft.conflicts).map(([name, { theirs, by: writer, at }]) => {
        const by = writer === "" ? t("somebody") : writer;
        return (
          <section key={name} className="martillo-step-editor__conflict" part="conflict">
            <p>
              <strong>{labelOf(name)}.</strong> {t("conflict", { by })}
              {at > 0 && ` · ${formatMoment(at)}`}
            </p>
            <dl>
              <div>
                <dt>{t("mine")}</dt>
                <dd>{renderValue(name, values[name])}</dd>
              </div>
              <div>
                <dt>{t("theirs", { by })}</dt>
                <dd>{renderValue(name, theirs)}</dd>
              </div>
            </dl>
            <div className="martillo-step-editor__choices">
              <Button size="s" onClick={() => onDecide(name, "mine")}>
                {t("keepMine")}
              </Button>
              <Button size="s" onClick={() => onDecide(name, "theirs")}>
                {t("useTheirs", { by })}
              </Button>
            </div>
          </section>
        );
      })}
    </div>
  );
}

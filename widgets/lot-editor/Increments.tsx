import { useState } from "react";
import type { IncrementRow } from "../../src/contract";
import { Button, CheckboxField, FieldError, IconButton, TextField } from "../../src/ui";
import { useField } from "./LotField";
import { textOf, valueOf } from "./typed-value";
import type { LotEditorModel } from "./use-lot-editor";

const MOST_ROWS = 50;
const FIRST: IncrementRow = { from: "0.00", step: "50.00" };

interface TypedRow {
  from: string;
  step: string;
}

/** Steps of this auction's own, in place of the house's: from a price on, so much. What cannot be read is not saved. */
export function Increments({ model }: { model: LotEditorModel }) {
  const { t, isFixed, error } = useField("increments", model);
  const saved = model.values["increments"] as readonly IncrementRow[] | null;
  const [typed, setTyped] = useState<readonly TypedRow[]>();
  const rows = typed ?? saved?.map(({ from, step }) => ({ from: show(from), step: show(step) }));
  const isUnread = typed?.some(({ from, step }) => !read(from) || !read(step));

  function type(next: readonly TypedRow[]) {
    setTyped(next);
    const all = next.map(({ from, step }) => ({ from: read(from), step: read(step) }));
    if (all.every(({ from, step }) => from && step)) model.type({ increments: all });
  }

  return (
    <div className="martillo-lot-editor__wide martillo-lot-editor__photos">
      <CheckboxField
        label={t("field_increments")}
        name="increments"
        checked={rows !== undefined}
        disabled={isFixed}
        onChange={({ currentTarget: { checked } }) => {
          setTyped(undefined);
          model.type({ increments: checked ? [FIRST] : null });
        }}
      />
      {rows && (
        <>
          <ol className="martillo-lot-editor__rows">
            {rows.map((row, at) => (
              // Rows have no other name than their place.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at} className="martillo-lot-editor__row">
                {(["from", "step"] as const).map((side) => (
                  <TextField
                    key={side}
                    label={t(side === "from" ? "increments_from" : "increments_step")}
                    name={`increments.${at}.${side}`}
                    inputMode="decimal"
                    autoComplete="off"
                    suffix="€"
                    value={row[side]}
                    disabled={isFixed}
                    error={read(row[side]) ? undefined : t("notMoney")}
                    onChange={({ currentTarget: { value } }) =>
                      type(rows.map((each, n) => (n === at ? { ...each, [side]: value } : each)))
                    }
                  />
                ))}
                {!isFixed && rows.length > 1 && (
                  <IconButton
                    icon="close"
                    label={t("increments_remove", { number: at + 1 })}
                    onClick={() => type(rows.filter((_row, n) => n !== at))}
                  />
                )}
              </li>
            ))}
          </ol>
          {!isUnread && error !== undefined && (
            <FieldError id="increments-error">{error}</FieldError>
          )}
          {!isFixed && rows.length < MOST_ROWS && (
            <Button size="s" onClick={() => type([...rows, { from: "", step: "" }])}>
              {t("increments_add")}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function show(amount: string): string {
  return textOf("money", amount);
}

function read(text: string): string | undefined {
  const amount = valueOf("money", text);
  return typeof amount === "string" ? amount : undefined;
}

import { useState } from "react";
import type { IncrementRow } from "../../contract";
import { parseCents, toDecimal } from "../../domain";
import { useMessages } from "../../i18n";
import {
  Button,
  centsOfText,
  CheckboxField,
  FieldError,
  IconButton,
  TextField,
  textOfCents,
} from "../../ui";
import { incrementsMessages } from "./increments.messages";

const MOST_ROWS = 50;
const FIRST: IncrementRow = { from: "0.00", step: "50.00" };

interface TypedRow {
  from: string;
  step: string;
}

export interface IncrementFieldsProps {
  /** That there are steps of its own. */
  label: string;
  /** null: those of the house. */
  value: readonly IncrementRow[] | null;
  onChange: (value: IncrementRow[] | null) => void;
  disabled: boolean;
  error: string | undefined;
  /** Of all of it, of the list, and of a row. */
  classes: { all: string; rows: string; row: string };
}

/** Steps of its own, in place of the house's: from a price on, so much. What cannot be read is not handed on. */
export function IncrementFields({
  label,
  value,
  onChange,
  disabled,
  error,
  classes,
}: IncrementFieldsProps) {
  const t = useMessages(incrementsMessages);
  const [typed, setTyped] = useState<readonly TypedRow[]>();
  const rows = typed ?? value?.map(({ from, step }) => ({ from: show(from), step: show(step) }));
  const isUnread = typed?.some(({ from, step }) => !read(from) || !read(step));

  function type(next: readonly TypedRow[]) {
    setTyped(next);
    const all = next.flatMap((row) => {
      const [from, step] = [read(row.from), read(row.step)];
      return from !== undefined && step !== undefined ? [{ from, step }] : [];
    });
    if (all.length === next.length) onChange(all);
  }

  return (
    <div className={classes.all}>
      <CheckboxField
        label={label}
        name="increments"
        checked={rows !== undefined}
        disabled={disabled}
        onChange={({ currentTarget: { checked } }) => {
          setTyped(undefined);
          onChange(checked ? [FIRST] : null);
        }}
      />
      {rows && (
        <>
          <ol className={classes.rows}>
            {rows.map((row, at) => (
              // Rows have no other name than their place.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at} className={classes.row}>
                {(["from", "step"] as const).map((side) => (
                  <TextField
                    key={side}
                    label={t(side)}
                    name={`increments.${at}.${side}`}
                    inputMode="decimal"
                    autoComplete="off"
                    suffix="€"
                    value={row[side]}
                    disabled={disabled}
                    error={read(row[side]) === undefined ? t("notMoney") : undefined}
                    onChange={({ currentTarget: { value: text } }) =>
                      type(rows.map((each, n) => (n === at ? { ...each, [side]: text } : each)))
                    }
                  />
                ))}
                {!disabled && rows.length > 1 && (
                  <IconButton
                    icon="close"
                    label={t("remove", { number: at + 1 })}
                    onClick={() => type(rows.filter((_row, n) => n !== at))}
                  />
                )}
              </li>
            ))}
          </ol>
          {!isUnread && error !== undefined && (
            <FieldError id="increments-error">{error}</FieldError>
          )}
          {!disabled && rows.length < MOST_ROWS && (
            <Button size="s" onClick={() => type([...rows, { from: "", step: "" }])}>
              {t("add")}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function show(amount: string): string {
  return textOfCents(parseCents(amount));
}

/** Undefined for what is no amount, and for nothing. */
function read(text: string): string | undefined {
  const cents = centsOfText(text.trim());
  return text.trim() === "" || cents === undefined ? undefined : toDecimal(cents);
}

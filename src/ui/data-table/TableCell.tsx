import { useRef, useState } from "react";
import {
  formatMomentDay,
  formatMoment,
  formatMoney,
  type Translate,
  useLocale,
  useMessages,
} from "../../i18n";
import { Button } from "../Button";
import { Icon } from "../Icon";
import { uiMessages } from "../ui.messages";
import { dataTableMessages } from "./data-table.messages";
import type {
  CellRefusal,
  CellValue,
  CountryAmount,
  PaidBy,
  PictureCell,
  TableColumn,
} from "./table-types";

interface TableCellProps<Row> {
  row: Row;
  /** What the row is called. */
  name: string;
  column: TableColumn<Row>;
}

/** A cell by its kind; `-` where there is nothing. */
export function TableCell<Row>({ row, name, column }: TableCellProps<Row>) {
  const t = useMessages(dataTableMessages);
  const { locale } = useLocale();
  if (column.render) return <div className="martillo-table__value">{column.render(row)}</div>;
  const value = column.value(row);
  const { kind = "text" } = column;
  if (kind === "input" || kind === "dropdown") {
    return (
      <EditableCell
        // A value that others have written replaces one that is not being edited.
        key={plainOf(value)}
        value={plainOf(value)}
        label={t("save", { column: column.label, row: name })}
        column={column}
        row={row}
      />
    );
  }
  if (value === null || value === undefined || value === "") return <span>-</span>;
  if (kind === "button") {
    return (
      <Button size="s" onClick={() => void column.onOpen?.(row)}>
        {plainOf(value)}
      </Button>
    );
  }
  if (kind === "image" || kind === "imagewithurl" || kind === "imagewithcompressedurl") {
    return <Picture picture={pictureOf(value, name)} isLink={kind !== "image"} />;
  }
  const text = textOf(kind, value, locale, t);
  const href = column.href?.(row);
  if (href === undefined) return <span className="martillo-table__value">{text}</span>;
  return (
    <a
      href={href}
      className="martillo-table__link"
      onClick={(event) => {
        if (column.onOpen?.(row) === false) event.preventDefault();
      }}
    >
      {text}
    </a>
  );
}

/** A value that is written as it is; a value with parts is written by its own kind only. */
function plainOf(value: CellValue): string {
  return typeof value === "object" ? "" : String(value ?? "");
}

function pictureOf(value: NonNullable<CellValue>, name: string): PictureCell {
  return typeof value === "object" && "src" in value ? value : { src: plainOf(value), alt: name };
}

function Picture({ picture, isLink }: { picture: PictureCell; isLink: boolean }) {
  const { src, alt, href } = picture;
  const t = useMessages(uiMessages);
  const [failed, setFailed] = useState<string>();
  // A picture that does not come would leave the mark of the browser, and in a narrow place its whole text.
  const image =
    failed === src ? (
      <span className="martillo-table__picture martillo-table__lost" title={t("imageNotFound")}>
        <Icon name="image-off" size={20} />
        <span className="martillo-visually-hidden">{t("imageNotFound")}</span>
      </span>
    ) : (
      <img
        className="martillo-table__picture"
        src={src}
        alt={alt}
        width={72}
        height={48}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(src)}
      />
    );
  // Its row has a link of its own: one stop for the keyboard is enough.
  return isLink && href ? (
    <a href={href} tabIndex={-1}>
      {image}
    </a>
  ) : (
    image
  );
}

type Say = Translate<keyof typeof dataTableMessages.texts>;

function textOf(
  kind: TableColumn<unknown>["kind"],
  value: NonNullable<CellValue>,
  locale: string,
  t: Say,
): string {
  switch (kind) {
    case "date":
      return formatMomentDay(Number(value));
    case "datetime":
      return formatMoment(Number(value));
    case "price":
      return formatMoney(plainOf(value));
    case "countryprice": {
      const { amount, currency } = value as CountryAmount;
      return new Intl.NumberFormat(locale, { style: "currency", currency }).format(Number(amount));
    }
    case "capitalize": {
      const text = plainOf(value);
      return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
    }
    case "payment_method": {
      const { type, last4 } = value as PaidBy;
      if (type === "cash") return t("cash");
      return last4 ? t("card", { type, last4 }) : type;
    }
    default:
      return plainOf(value);
  }
}

interface EditableCellProps<Row> {
  value: string;
  label: string;
  column: TableColumn<Row>;
  row: Row;
}

/** Kept on Enter, or when it is left; a kept value can be taken back. */
function EditableCell<Row>({ value, label, column, row }: EditableCellProps<Row>) {
  const t = useMessages(dataTableMessages);
  const [text, setText] = useState(value);
  const [kept, setKept] = useState(value);
  const [before, setBefore] = useState<string>();
  const [refusal, setRefusal] = useState<CellRefusal>();
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);
  const refused = useRef<string>(undefined);

  async function save(next: string, isUndo = false) {
    if (next === kept || running.current) return;
    refused.current = undefined;
    running.current = true;
    setBusy(true);
    const answer = await column.onSave?.(row, next);
    running.current = false;
    setBusy(false);
    setRefusal(answer);
    if (answer) {
      refused.current = next;
      return;
    }
    setText(next);
    setBefore(isUndo ? undefined : kept);
    setKept(next);
  }

  const common = {
    "aria-label": label,
    "aria-invalid": refusal ? true : undefined,
    "aria-busy": isBusy || undefined,
    value: text,
    className: "martillo-table__input",
  };
  return (
    <div className="martillo-table__value">
      {column.kind === "dropdown" ? (
        <select
          {...common}
          onChange={(event) => {
            setText(event.currentTarget.value);
            void save(event.currentTarget.value);
          }}
        >
          {column.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          maxLength={column.maxLength ?? 160}
          onChange={(event) => setText(event.currentTarget.value)}
          onBlur={() => {
            // A refused value is not asked for again by leaving it.
            if (text !== refused.current) void save(text);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter") void save(text);
            if (event.key === "Escape") {
              setText(kept);
              setRefusal(undefined);
            }
          }}
        />
      )}
      <span role="status" className="martillo-table__outcome">
        {refusal?.message ?? (before === undefined ? "" : t("saved"))}
      </span>
      {refusal?.theirs !== undefined && (
        <Button
          size="s"
          onClick={() => {
            setText(refusal.theirs ?? "");
            setKept(refusal.theirs ?? "");
            setRefusal(undefined);
          }}
        >
          {t("useTheirs", { theirs: refusal.theirs })}
        </Button>
      )}
      {before !== undefined && !refusal && (
        <Button size="s" variant="ghost" onClick={() => void save(before, true)}>
          {t("undo")}
        </Button>
      )}
    </div>
  );
}

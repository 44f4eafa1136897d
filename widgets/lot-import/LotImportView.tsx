import { type DragEvent, useRef, useState } from "react";
import type { LotImport } from "../../src/contract";
import { formatMoment, formatNumber, useMessages, usePhrase } from "../../src/i18n";
import { withQuery } from "../../src/paths";
import { DRAFT_LOTS_PAGE } from "../../src/paths/pages";
import { type Emit, useRuntime } from "../../src/state";
import { Button, ButtonLink, ErrorState, Pager, RadioGroup, Refusal, Spinner } from "../../src/ui";
import { AccountSkeleton, DoneNote } from "../account";
import { lotImportMessages } from "./lot-import.messages";
import type { ImportPhotos } from "./use-import-photos";
import { type LotImportModel, useLotImport } from "./use-lot-import";

/** The sheet on its way: chosen, looked through, imported. */
export function LotImportView({ emit, seller }: { emit: Emit; seller: number | undefined }) {
  const model = useLotImport({ emit, seller });
  const { record, error } = model;
  if (error) return <ErrorState title={error.message} next={error.next} onRetry={error.retry} />;
  if (record === undefined) return <AccountSkeleton />;
  return (
    <div className="martillo-lot-import__body">
      {record === null ? <Start model={model} /> : <Sheet record={record} model={model} />}
      <Refusal of={model.refusal} className="martillo-lot-import__error" />
    </div>
  );
}

function Start({ model }: { model: LotImportModel }) {
  const t = useMessages(lotImportMessages);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) model.send(file);
  };
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }
  return (
    <>
      <p>{t("intro")}</p>
      <div className="martillo-lot-import__actions">
        <Button size="s" disabled={model.isBusy} onClick={() => model.sample("xlsx")}>
          {t("sampleXlsx")}
        </Button>
        <Button size="s" disabled={model.isBusy} onClick={() => model.sample("csv")}>
          {t("sampleCsv")}
        </Button>
      </div>
      <RadioGroup
        label={t("mode")}
        name="mode"
        value={model.mode}
        onValueChange={(value) => model.choose(value as "create" | "upsert")}
        options={[
          { value: "upsert", label: t("mode_upsert") },
          { value: "create", label: t("mode_create") },
        ]}
      />
      <Photos photos={model.photos} />
      <div
        className="martillo-lot-import__drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          type="file"
          hidden
          name="file_upload"
          aria-label={t("choose")}
          accept=".xlsx,.csv,.tsv,.txt"
          onChange={(event) => {
            take(event.currentTarget.files);
            // The same file may be chosen again once it is corrected.
            event.currentTarget.value = "";
          }}
        />
        <Button
          variant="primary"
          busy={model.isSending}
          disabled={model.photos.progress !== undefined}
          onClick={() => input.current?.click()}
        >
          {t("choose")}
        </Button>
        <span>{t("drop")}</span>
      </div>
      <p role="status">
        {model.isSending && (
          <>
            <Spinner /> {t("checking")}
          </>
        )}
      </p>
    </>
  );
}

/** Photos that rows of the sheet name; they go first. */
function Photos({ photos: { kept, failed, progress, add } }: { photos: ImportPhotos }) {
  const t = useMessages(lotImportMessages);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="martillo-lot-import__photos">
      <p className="martillo-account-note">{t("photosHint")}</p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        name="photos"
        aria-label={t("addPhotos")}
        accept="image/jpeg,image/png,image/webp"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = "";
          if (files.length > 0) add(files);
        }}
      />
      <Button busy={progress !== undefined} onClick={() => input.current?.click()}>
        {t("addPhotos")}
      </Button>
      <p role="status">
        {progress
          ? t("photosSending", progress)
          : kept.length > 0 && t("photosKept", { count: kept.length })}
      </p>
      {failed.length > 0 && (
        <ul className="martillo-lot-import__error">
          {failed.map(({ name, message }) => (
            <li key={name}>
              {name}: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Sheet({ record, model }: { record: LotImport; model: LotImportModel }) {
  const t = useMessages(lotImportMessages);
  const { state, counts, file_name: name, unknown_columns: unknown } = record;
  const right = counts.new + counts.changed;
  return (
    <>
      <h2 className="martillo-account-title">{t("file", { name, count: counts.total })}</h2>
      {state === "running" ? (
        <Progress record={record} model={model} />
      ) : state === "checked" ? (
        <>
          <Counts counts={counts} names={["new", "changed", "unchanged", "wrong", "empty"]} />
          {unknown.length > 0 && <p>{t("unknown", { columns: unknown.join(", ") })}</p>}
          {right === 0 && <p>{t("nothing")}</p>}
        </>
      ) : (
        <Result record={record} />
      )}
      {state !== "running" && (
        <div className="martillo-lot-import__actions">
          {state === "checked" && right > 0 && (
            <Button variant="primary" busy={model.isBusy} onClick={() => model.take("run")}>
              {t("run", { count: right })}
            </Button>
          )}
          {model.rows.length > 0 && (
            <Button disabled={model.isBusy} onClick={() => model.take("errors")}>
              {t("errors")}
            </Button>
          )}
          {record.undo_until !== null && (
            <Button disabled={model.isBusy} onClick={() => model.take("undo")}>
              {t("undo")}
            </Button>
          )}
          <Button variant="ghost" onClick={model.again}>
            {t("another")}
          </Button>
        </div>
      )}
      <Faults model={model} />
    </>
  );
}

type CountName = "new" | "changed" | "unchanged" | "wrong" | "empty";

function Counts({ counts, names }: { counts: LotImport["counts"]; names: readonly CountName[] }) {
  const t = useMessages(lotImportMessages);
  return (
    <ul className="martillo-lot-import__counts" part="counts">
      {names
        .filter((name) => counts[name] > 0)
        .map((name) => (
          <li key={name} data-kind={name}>
            {t(name, { count: counts[name] })}
          </li>
        ))}
    </ul>
  );
}

function Progress({ record: { counts }, model }: { record: LotImport; model: LotImportModel }) {
  const t = useMessages(lotImportMessages);
  const total = counts.new + counts.changed;
  const done = Math.min(total, counts.created + counts.updated + counts.failed);
  return (
    <>
      <label className="martillo-lot-import__progress">
        {t("running")}: {t("progress", { done: formatNumber(done), total: formatNumber(total) })}
        <progress max={total} value={done} />
      </label>
      <div className="martillo-lot-import__actions">
        <Button disabled={model.isBusy} onClick={() => model.take("cancel")}>
          {t("cancel")}
        </Button>
      </div>
    </>
  );
}

function Result({ record }: { record: LotImport }) {
  const t = useMessages(lotImportMessages);
  const { urlTo } = useRuntime();
  const { id, state, counts, undo_until: until } = record;
  const count = counts.created + counts.updated;
  return (
    <>
      <DoneNote>{t("done", { count })}</DoneNote>
      {counts.failed > 0 && <p>{t("failed", { count: counts.failed })}</p>}
      {(state === "cancelled" || state === "undone") && <p>{t(`state_${state}`)}</p>}
      {until !== null && <p>{t("undoUntil", { moment: formatMoment(until) })}</p>}
      {state !== "undone" && count > 0 && (
        <p>
          <ButtonLink href={withQuery(urlTo(DRAFT_LOTS_PAGE), `f.import=${id}`)}>
            {t("seeDrafts", { count })}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

/** The errors, cell by cell, each with its row and column as the spreadsheet names them. */
function Faults({ model }: { model: LotImportModel }) {
  const t = useMessages(lotImportMessages);
  const say = usePhrase();
  if (model.rows.length === 0) return null;
  return (
    <>
      <table className="martillo-lot-import__table" part="faults">
        <caption>{t("faults")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("row")}</th>
            <th scope="col">{t("column")}</th>
            <th scope="col">{t("value")}</th>
            <th scope="col">{t("fault")}</th>
          </tr>
        </thead>
        <tbody>
          {model.rows.flatMap(({ row, faults }) =>
            faults.map(({ column, heading, value, text }, at) => (
              <tr key={`${row}-${column}-${text}`}>
                {at === 0 && (
                  <th scope="row" rowSpan={faults.length}>
                    {formatNumber(row)}
                  </th>
                )}
                <td>
                  {column} {heading}
                </td>
                <td data-cell="value">{value}</td>
                <td>{say(text)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      <Pager page={model.page} pageCount={model.pageCount} onPageChange={model.goTo} />
    </>
  );
}

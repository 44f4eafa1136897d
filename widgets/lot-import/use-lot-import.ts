import { useEffect, useRef, useState } from "react";
import {
  type ImportRow,
  type LotImport,
  productUploadXlsxFile,
  reportSample,
  SHEET_BYTES,
} from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { type CallError, type Emit, isUnanswered, useCall, useQuery } from "../../src/state";
import { saveFile } from "../../src/ui";
import { lotImportMessages } from "./lot-import.messages";
import { type ImportPhotos, useImportPhotos } from "./use-import-photos";

/** How often a running import is asked how far it is. */
const ASK_MS = 2_000;
const PAGE_SIZE = 50;

/** What can be done with an import. */
export type ImportStep = "run" | "cancel" | "undo" | "errors";

/** Everything that the view shows. */
export interface LotImportModel {
  /** The account's last sheet; null for none, or while another is chosen. Undefined until it is known. */
  record: LotImport | null | undefined;
  error: { message: string; next: string | undefined; retry: () => void } | undefined;
  /** Rows that are wrong, or failed. */
  rows: readonly ImportRow[];
  page: number;
  pageCount: number;
  goTo: (page: number) => void;
  isSending: boolean;
  isBusy: boolean;
  refusal: Pick<CallError, "message" | "next"> | undefined;
  mode: "create" | "upsert";
  choose: (mode: "create" | "upsert") => void;
  /** Photos that rows of the sheet name. */
  photos: ImportPhotos;
  send: (file: File) => void;
  take: (step: ImportStep) => void;
  /** Begins with another sheet. */
  again: () => void;
  sample: (format: "csv" | "xlsx") => void;
}

export function useLotImport({
  emit,
  seller,
}: {
  emit: Emit;
  seller: number | undefined;
}): LotImportModel {
  const t = useMessages(lotImportMessages);
  const whose = seller === undefined ? {} : { seller_id: seller };
  const photos = useImportPhotos();
  const [page, goTo] = useState(1);
  const [mode, choose] = useState<"create" | "upsert">("upsert");
  /** The import that is put away for another sheet. */
  const [past, setPast] = useState<number>();
  /** A sheet was sent and no answer came; which import was the last one before. */
  const [unanswered, setUnanswered] = useState<{ last: number | undefined }>();
  const [refusal, setRefusal] = useState<LotImportModel["refusal"]>();
  const [isRunning, setRunning] = useState(false);
  const { data, error, retry } = useQuery(
    productUploadXlsxFile,
    { action: "last", show: "wrong", page, limit: PAGE_SIZE, ...whose },
    { keepPrevious: true, refreshMs: isRunning ? ASK_MS : 0 },
  );
  const sending = useCall(productUploadXlsxFile);
  const acting = useCall(productUploadXlsxFile);
  const sampling = useCall(reportSample);
  const record = data?.record;
  const state = record?.state;

  // Asked again and again only while there is something to wait for.
  if (isRunning !== (state === "running")) setRunning(!isRunning);
  // The sheet has arrived although its answer has not.
  if (unanswered && record && record.id !== unanswered.last) {
    setUnanswered(undefined);
    setRefusal(undefined);
  }
  const was = useRef(state);
  useEffect(() => {
    if (was.current === "running" && record && state === "done") {
      const { created, updated, failed } = record.counts;
      emit("martillo-import-finished", { import: record.id, created, updated, failed });
    }
    was.current = state;
  }, [emit, record, state]);

  async function send(file: File) {
    setRefusal(undefined);
    if (file.size > SHEET_BYTES) {
      return setRefusal({ message: t("tooLarge"), next: t("tooLargeNext") });
    }
    const result = await sending.run({
      file_upload: file,
      mode,
      ...whose,
      ...(photos.kept.length > 0 && { photos: JSON.stringify(photos.kept) }),
    });
    if (!result.ok) setRefusal(ofSheet(result.error, t("headNext")));
    if (!result.ok && !isUnanswered(result.error)) return;
    goTo(1);
    setUnanswered(result.ok ? undefined : { last: record?.id });
    retry();
  }

  async function take(action: ImportStep) {
    if (!record) return;
    setRefusal(undefined);
    const result = await acting.run({ import_id: record.id, action, ...whose });
    if (!result.ok) return setRefusal(result.error);
    const { file } = result.data;
    if (file) saveFile(file);
    else retry();
  }

  async function sample(format: "csv" | "xlsx") {
    setRefusal(undefined);
    const result = await sampling.run({ format });
    if (result.ok) saveFile(result.data);
    else setRefusal(result.error);
  }

  return {
    record: record && record.id === past && state !== "running" ? null : record,
    error: error && !data ? { message: error.message, next: error.next, retry } : undefined,
    rows: data?.records ?? [],
    page,
    pageCount: Math.ceil((data?.totalRecords ?? 0) / PAGE_SIZE),
    goTo,
    isSending: sending.isRunning,
    isBusy: acting.isRunning || sampling.isRunning,
    refusal,
    mode,
    choose,
    photos,
    send: (file) => void send(file),
    take: (step) => void take(step),
    again: () => setPast(record?.id),
    sample: (format) => void sample(format),
  };
}

/** The error of the sheet itself, where the answer names one: then its rows could not even be checked. */
function ofSheet(error: CallError, correct: string): Pick<CallError, "message" | "next"> {
  const cause = error.fields?.["file_upload"];
  if (cause === undefined) return error;
  return error.code === "INVALID_INPUT"
    ? { message: cause, next: correct }
    : { ...error, message: cause };
}

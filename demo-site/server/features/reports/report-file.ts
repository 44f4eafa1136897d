/** What sellers have reported, as a file to keep. */
import { REPORT_PAPER_ROWS, REPORT_ROWS, type reportDownload, textSetOf } from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { wordsFor } from "../../platform/mail/translations";
import { toBase64 } from "../../platform/security/base64";
import { SHEET_TYPES, type SheetColumn, type SheetFormat } from "../../ports/spreadsheets";
import { reportPaperWords } from "./report.words";
import { onPaper, printedReport } from "./report-paper";
import { askedFor, type AskedReport, headingOf, read, today, wordedRows } from "./report-scope";
import type { SourceColumn } from "./report-source";
import { readName } from "./report-repository";

interface WrittenFile {
  content_type: string;
  bytes: Uint8Array;
  count: number;
  total: number;
}

export const downloadReport: Handler<typeof reportDownload> = async (input, ctx) => {
  const asked = askedFor(input, ctx);
  const { format } = input;
  const { bytes, content_type, count, total } = await (format === "pdf"
    ? paperOf(asked, ctx)
    : sheetOf(asked, format, ctx));
  return {
    file_name: `${fileNameOf(asked)}.${format}`,
    content_type,
    content: toBase64(bytes),
    count,
    is_cut: total > count ? 1 : 0,
  };
};

async function paperOf(wanted: AskedReport, ctx: CallContext): Promise<WrittenFile> {
  const asked = onPaper(wanted);
  const { documents } = ctx.ports;
  if (!documents) throw new ApiFault("NOT_CONFIGURED");
  const found = await read(ctx, asked, { offset: 0, limit: REPORT_PAPER_ROWS });
  const account = await readName(ctx.db, asked.scope.sellerId);
  const printed = printedReport(asked, found, {
    account: account?.name ?? "",
    nowMs: await ctx.now(),
    words: wordsFor(ctx.delivery.translations, reportPaperWords, {
      language: textSetOf(asked.language),
    }).words,
  });
  return {
    content_type: "application/pdf",
    bytes: await documents.pdf(printed),
    count: found.rows.length,
    total: found.total,
  };
}

async function sheetOf(
  asked: AskedReport,
  format: SheetFormat,
  ctx: CallContext,
): Promise<WrittenFile> {
  const { spreadsheets } = ctx.ports;
  if (!spreadsheets) throw new ApiFault("NOT_CONFIGURED");
  const { source, columns, words, scope } = asked;
  const { rows, total } = await read(ctx, asked, { offset: 0, limit: REPORT_ROWS });
  const sheet = {
    name: words[source.title],
    zone: scope.tz,
    columns: columns.map((column) => ({
      key: column.id,
      heading: headingOf(column, asked),
      kind: SHEET_KINDS[column.kind],
    })),
    rows: wordedRows(rows, asked),
  };
  const bytes = await spreadsheets.write(format, [sheet]);
  return { content_type: SHEET_TYPES[format], bytes, count: rows.length, total };
}

const SHEET_KINDS: Readonly<Record<SourceColumn["kind"], SheetColumn["kind"]>> = {
  text: "text",
  date: "day",
  number: "number",
  percent: "number",
  price: "money",
  datetime: "moment",
};

/** `ventas_2026-11-01_2026-12-01_Europe-Madrid`. */
function fileNameOf({ source, scope, words }: AskedReport): string {
  const days = source.hasDays ? `${scope.from}_${scope.to}` : today(scope.tz).from;
  return `${words[source.file]}_${days}_${scope.tz.replace("/", "-")}`;
}

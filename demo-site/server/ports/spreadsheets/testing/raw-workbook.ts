import { strToU8, zipSync } from "fflate";

/** A workbook as no program of ours would write it: the inside of its sheets' `sheetData`, by name. */
export interface RawWorkbook {
  sheets: readonly { name: string; state?: "hidden"; data: string; more?: string }[];
  /** Days are counted from 1904, as old Macs did. */
  from1904?: boolean;
  /** Codes of the formats that cells have as styles 2, 3 and so on; a number is one that every spreadsheet has. */
  formats?: readonly (string | number)[];
  parts?: Readonly<Record<string, Uint8Array>>;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const DOC = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PKG = "http://schemas.openxmlformats.org/package/2006";

/** Style 1 is a day, style 0 nothing in particular. */
export function rawWorkbook({
  sheets,
  from1904,
  formats = [],
  parts = {},
}: RawWorkbook): Uint8Array {
  const files: Record<string, string> = {
    "[Content_Types].xml": `${XML}<Types xmlns="${PKG}/content-types"></Types>`,
    "xl/workbook.xml": `${XML}<workbook xmlns="${MAIN}" xmlns:r="${DOC}"><workbookPr${from1904 ? ' date1904="1"' : ""}/><sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ""} r:id="rId${at + 1}"/>`,
      )
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${XML}<Relationships xmlns="${PKG}/relationships">${sheets
      .map(
        (_, at) =>
          `<Relationship Id="rId${at + 1}" Type="${DOC}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
      )
      .join(
        "",
      )}<Relationship Id="rId99" Type="${DOC}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": stylesOf(formats),
  };
  sheets.forEach(({ data, more = "" }, at) => {
    files[`xl/worksheets/sheet${at + 1}.xml`] =
      `${XML}<worksheet xmlns="${MAIN}"><sheetData>${data}</sheetData>${more}</worksheet>`;
  });
  return zipSync({
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
    ...parts,
  });
}

function stylesOf(formats: readonly (string | number)[]): string {
  const ids = formats.map((format, at) => (typeof format === "number" ? format : 164 + at));
  const codes = formats
    .map((format, at) => `<numFmt numFmtId="${ids[at]}" formatCode="${quoted(String(format))}"/>`)
    .filter((_, at) => typeof formats[at] === "string");
  const styles = [0, 14, ...ids].map((id) => `<xf numFmtId="${id}" xfId="0"/>`);
  return `${XML}<styleSheet xmlns="${MAIN}"><numFmts>${codes.join("")}</numFmts><cellStyleXfs count="1"><xf numFmtId="9"/></cellStyleXfs><cellXfs count="${styles.length}">${styles.join("")}</cellXfs></styleSheet>`;
}

function quoted(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** A row of texts. */
export function rowOf(row: number, texts: readonly string[]): string {
  return `<row r="${row}">${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`.replace("<c ", `<c r="${letterOf(texts.indexOf(text))}${row}" `)).join("")}</row>`;
}

function letterOf(at: number): string {
  return String.fromCodePoint(65 + at);
}

/** Longest addition to a description, in characters. */
export const ADDENDUM_LENGTH = 2_000;

/** Longest name of a template, in characters. */
export const TEMPLATE_NAME_LENGTH = 80;

/** Most additions to one description. */
export const MOST_ADDENDA = 20;

/** Fewest photos of a lot that goes public, where the house says nothing else. */
export const LEAST_PHOTOS = 3;

/** Most photos of one lot. */
export const MOST_PHOTOS = 40;

/** Most answers to the house's own fields that one write names. */
export const MOST_ANSWERS = 200;

/** Most damages of one lot. */
export const MOST_DAMAGE = 40;

/** How heavy a vehicle is, in kilograms. */
export const TRANSPORT_WEIGHTS = ["up_to_1500", "up_to_2500", "up_to_3500", "over_3500"] as const;

/** As what it is carried. */
export const TRANSPORT_PACKAGES = ["vehicle", "pallet", "box", "envelope"] as const;

/** Edits on a page of a lot's history. */
export const HISTORY_PAGE_SIZE = 20;

/** Where an import stands: looked through, running, ended, stopped, or its drafts deleted again. */
export const IMPORT_STATES = ["checked", "running", "done", "cancelled", "undone"] as const;

/** What the look through a sheet says of a row: a new draft, another draft, no change, or not to be imported as it is. */
export const IMPORT_ROW_STATES = ["new", "changed", "unchanged", "wrong"] as const;

/** What an import has made of a row. */
export const IMPORT_OUTCOMES = ["created", "updated", "unchanged", "failed", "undone"] as const;

/** Which rows of an import a page shows: those that are wrong or failed, those that were imported, or all. */
export const IMPORT_VIEWS = ["wrong", "done", "all"] as const;

/** Rows on a page of an import. */
export const IMPORT_PAGE_SIZE = 50;

/** Most bytes of a sheet. */
export const SHEET_BYTES = 10 * 1024 * 1024;

/** Most rows of a sheet. */
export const SHEET_ROWS = 5_000;

/** For so long an import may be undone, in milliseconds. */
export const IMPORT_UNDO_MS = 86_400_000;

/** Formats of sheets. */
export const SHEET_FORMATS = ["csv", "xlsx"] as const;

/** Lists of lots that a seller may take away. */
export const EXPORT_LISTS = ["all", "draft", "open", "sold", "unsold"] as const;
/** Most lots that are changed together. */
export const MOST_IN_BULK = 5_000;

/** Most documents of one lot. */
export const MOST_DOCUMENTS = 10;

/** What a document of a lot is: technical sheet, inspection, registration, report on its state, service book, anything else. */
export const LOT_DOCUMENT_KINDS = [
  "datasheet",
  "itv",
  "permit",
  "report",
  "service",
  "other",
] as const;

/** The most that a document of a lot may weigh, in bytes. */
export const DOCUMENT_BYTES = 10_485_760;

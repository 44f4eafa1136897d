/** The columns of a sheet of lots: the one table that importing, exporting and the sample are made from. */
import {
  fieldsWith,
  IVA_PERCENT,
  type LotFields,
  type LotPart,
  type LotSchedule,
  MOST_LOTS_OF_AUCTION,
  VEHICLE,
  VEHICLE_FIELDS,
  VEHICLE_SHEET,
  type VehicleField,
  type VehicleFieldName,
} from "martillo/contract";
import { PROPOSED_SCHEDULE } from "martillo/domain";
import {
  CellRefused,
  momentOfText,
  momentText,
  moneyOf,
  moneyOfNumber,
  textOfNumber,
  wholeOf,
  wholeOfNumber,
} from "./cell-values";
import { folded, type ValueLists } from "./value-lists";

/** What a sheet says of a lot beside what a draft is saved with: its place in its auction. */
export type SheetFields = LotFields & { lot_no?: number | null };

/** What a column reads its cells by. */
export interface Reading {
  lists: ValueLists;
  /** The seller's own auctions and templates, by number and by name. */
  auctions: ReadonlyMap<string, number>;
  templates: ReadonlyMap<string, number>;
  /** Addresses of the photos that came with the sheet, by the names of their files. */
  photos: ReadonlyMap<string, string>;
  /** The brand that the row says, for its models. */
  brand: string | undefined;
  /** Where the cell is a number and shows nothing but it. */
  number: number | undefined;
}

export interface Column {
  /** A field of a draft, `lot_no`, `template`, `province`, which is a part of where it stands, or `x:` and the name of a field of the house. */
  key: keyof LotPart | "lot_no" | "template" | "province" | `x:${string}`;
  heading: string;
  /** Other names that it is known by. */
  names: readonly string[];
  isRequired?: boolean;
  /** Of the sample's row. */
  example: string;
  /** Of its values, where it has a list. */
  variable?: string;
  /** What a cell that is not empty says. Throws CellRefused. */
  read(text: string, reading: Reading): unknown;
  /** What the house writes for a lot; empty where nothing is decided. */
  write(fields: SheetFields): string;
}

/** What a column is called: its field, its heading, other names, and what the sample shows. */
type Named = readonly [
  key: keyof LotFields & keyof LotPart,
  heading: string,
  names: readonly string[],
  example: string,
];

function text(...[key, heading, names, example]: Named) {
  return {
    key,
    heading,
    names,
    example,
    read: (cell: string, { number }: Reading) =>
      number === undefined ? cell : textOfNumber(cell, number),
    write: (fields: LotFields) => textOf(fields[key]),
  };
}

/** The column of a field of a vehicle: its values are those that the house has where a search offers them to choose from. */
function ofVehicle(name: VehicleFieldName): Column {
  const { heading, names, example } = VEHICLE_SHEET[name];
  const field: VehicleField = VEHICLE[name];
  const named = [name, heading, names, example] as const;
  if (field.kind === "whole") return whole(...named);
  const column = field.filter === "choice" ? listed(...named) : text(...named);
  return field.isRequired ? { ...column, isRequired: true } : column;
}

/** Fields that stand at a place of their own; the others follow the title. */
const PLACED: ReadonlySet<VehicleFieldName> = new Set([
  "ref",
  ...fieldsWith({ isRequired: true }),
  "location",
] as const);

function listed(...named: Named) {
  const [key] = named;
  return {
    ...text(...named),
    variable: key,
    read: (cell: string, { lists, brand }: Reading) => lists.known(key, cell, brand),
  };
}

function whole(...named: Named) {
  return {
    ...text(...named),
    read: (cell: string, { number }: Reading) =>
      number === undefined ? wholeOf(cell) : wholeOfNumber(number),
  };
}

function money(...named: Named) {
  const [key] = named;
  return {
    ...text(...named),
    read: (cell: string, { number }: Reading) =>
      number === undefined ? moneyOf(cell) : moneyOfNumber(number),
    write: (fields: LotFields) => textOf(fields[key]).replace(".", ","),
  };
}

function moment(
  key: "date_start" | "date_closed",
  heading: string,
  names: string[],
  { example, hour }: { example: string; hour: number },
) {
  return {
    key,
    heading,
    names,
    example,
    read: (cell: string) => momentOfText(cell, hour),
    write: (fields: LotFields) => {
      const at = fields[key];
      return at === null ? "" : momentText(at);
    },
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

const REBU = "REBU";

const MOST_DAYS = 60;

export const COLUMNS: readonly Column[] = [
  // By it a sheet finds its lots again.
  { ...ofVehicle("ref"), isRequired: true },
  {
    key: "auction",
    heading: "Tipo de venta",
    names: ["sale type", "auction"],
    example: "Subasta",
    variable: "auction",
    read: (cell) => {
      const kind = folded(cell);
      if (kind === "subasta" || kind === "auction") return 1;
      if (["directa", "venta directa", "direct", "direct sale"].includes(kind)) return 0;
      throw new CellRefused("Escriba Subasta o Directa.");
    },
    write: ({ auction }) => (auction === 1 ? "Subasta" : "Directa"),
  },
  ...fieldsWith({ isRequired: true }).map(ofVehicle),
  text("title", "Título", ["title"], "Seat Ibiza 1.0 TSI FR"),
  ...VEHICLE_FIELDS.filter((name) => !PLACED.has(name)).map(ofVehicle),
  text("description", "Descripción", ["description"], "Libro de revisiones al día."),
  ofVehicle("location"),
  {
    key: "province",
    heading: "Provincia",
    names: ["province"],
    example: "Madrid",
    read: (cell) => cell.trim(),
    // It stands with the place.
    write: () => "",
  },
  {
    key: "iva_percent",
    heading: "IVA",
    names: ["vat"],
    example: "21",
    variable: "iva_percent",
    read: (cell) => {
      const bare = cell.replace("%", "").trim().replace(",", ".");
      if (folded(bare) === "rebu") return null;
      if (/^\d{1,3}(?:\.\d+)?$/.test(bare) && Number(bare) === IVA_PERCENT) return IVA_PERCENT;
      throw new CellRefused(`Escriba ${IVA_PERCENT} o REBU.`);
    },
    write: ({ iva_percent: percent }) => (percent === null ? REBU : String(percent)),
  },
  money("start_price", "Precio de salida", ["start price", "price", "precio"], "6500"),
  money("reserve_price", "Reserva", ["reserve price", "reserve"], "7000"),
  money("buy_now_price", "Comprar ya", ["buy now", "buy now price"], "8900"),
  money("deposit_required", "Depósito", ["deposit"], ""),
  moment("date_start", "Inicio", ["start", "date start"], { example: "", hour: 0 }),
  moment("date_closed", "Cierre", ["end", "date closed", "fin"], { example: "", hour: 20 }),
  {
    key: "schedule",
    heading: "Duración (días)",
    names: ["duracion", "duracion dias", "duration", "days"],
    example: "7",
    read: (cell): LotSchedule => {
      const days = /^\d{1,2}$/.test(cell.trim()) ? Number(cell) : 0;
      if (days < 1 || days > MOST_DAYS) throw new CellRefused(`Escriba de 1 a ${MOST_DAYS} días.`);
      return { start: "on_publish", duration_days: days, end_time: PROPOSED_SCHEDULE.end_time };
    },
    write: ({ schedule }) => textOf(schedule?.duration_days),
  },
  {
    key: "auction_id",
    heading: "Subasta",
    names: ["event", "auction event"],
    example: "",
    read: (cell, { auctions }) => {
      const id = auctions.get(folded(cell));
      if (id === undefined) throw new CellRefused("No es una subasta suya.");
      return id;
    },
    write: ({ auction_id: id }) => textOf(id),
  },
  {
    key: "lot_no",
    heading: "Nº de lote",
    names: ["lot no", "lot number", "numero de lote", "no de lote"],
    example: "",
    read: (cell) => {
      const number = /^\d{1,4}$/.test(cell.trim()) ? Number(cell) : 0;
      if (number < 1 || number > MOST_LOTS_OF_AUCTION) {
        throw new CellRefused(`Escriba un número de 1 a ${MOST_LOTS_OF_AUCTION}.`);
      }
      return number;
    },
    write: ({ lot_no: number }) => textOf(number),
  },
  {
    key: "images",
    heading: "Fotos",
    names: ["photos", "pictures", "imagenes"],
    example: "",
    read: (cell, { photos }) =>
      cell
        .split(";")
        .map((name) => name.trim())
        .filter((name) => name !== "")
        .map((name) => {
          const src = photos.get(folded(name));
          if (src === undefined) throw new CellRefused(`No ha añadido la foto ${name}.`);
          return src;
        }),
    // Their files are no part of a sheet.
    write: () => "",
  },
  {
    key: "template",
    heading: "Plantilla",
    names: ["template"],
    example: "",
    read: (cell, { templates }) => {
      const id = templates.get(folded(cell));
      if (id === undefined) throw new CellRefused("No es una plantilla suya.");
      return id;
    },
    write: () => "",
  },
];

/** The columns by everything that they are known by. */
export function columnsByName(columns: readonly Column[]): ReadonlyMap<string, Column> {
  return new Map(
    columns.flatMap((column) =>
      [column.heading, column.key, ...column.names].map((name) => [folded(name), column] as const),
    ),
  );
}

/** The column that a heading means, without regard to accents, case and marks; undefined for one that the house does not know. */
export function columnOf(
  heading: string,
  columns: ReadonlyMap<string, Column>,
): Column | undefined {
  return columns.get(folded(heading.replaceAll("*", "")));
}

/** `A`, `Z`, `AA`: as spreadsheets name the column at a place, from 0. */
export function letterOf(at: number): string {
  const rest = Math.floor(at / 26);
  return (rest > 0 ? letterOf(rest - 1) : "") + String.fromCodePoint(65 + (at % 26));
}

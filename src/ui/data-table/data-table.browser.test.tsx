import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { widgetSheets } from "../../element/sheets";
import { expectAccessible, until } from "../../testing";
import { DataTable } from "./DataTable";
import { SampleTable, sampleLayout, sampleRows } from "./sample-rows";
import type { TableColumn } from "./table-types";
import { useDataTable } from "./use-data-table";

let host: HTMLElement;
let shadow: ShadowRoot;
let root: Root;
const address = location.href;

beforeEach(async () => {
  localStorage.removeItem("martillo-table:sample");
  await page.viewport(1000, 800);
  host = document.createElement("div");
  document.body.append(host);
  shadow = host.attachShadow({ mode: "open" });
  shadow.adoptedStyleSheets = widgetSheets("");
  root = createRoot(shadow);
});
afterEach(() => {
  root.unmount();
  host.remove();
  history.replaceState(history.state, "", address);
});

function show(content: ReactNode) {
  root.render(<div className="martillo-root">{content}</div>);
}

const titles = () =>
  [...shadow.querySelectorAll("tbody .martillo-table__link")].map((link) => link.textContent);
const sortOf = (text: string) =>
  [...shadow.querySelectorAll("th")].find((head) => head.textContent.includes(text))?.ariaSort;

test("pages, and shows as many rows as are wanted", async () => {
  show(<SampleTable rows={sampleRows(130)} />);
  await until(() => expect(titles()).toHaveLength(20));
  await expectAccessible(host);
  await page.getByRole("button", { name: "Página siguiente" }).click();
  await until(() => expect(titles()[0]).toBe("Lote 21"));
  await page.getByRole("combobox", { name: "Rows per page" }).selectOptions("60");
  await until(() => expect(titles()).toHaveLength(60));
  expect(titles()[0]).toBe("Lote 1");
  await expect.element(page.getByText("1–60 de 130")).toBeVisible();
});

test("sorts up, down, and with the third press as proposed", async () => {
  show(<SampleTable rows={sampleRows(30)} />);
  const press = () => page.getByRole("button", { name: "Precio", exact: true }).click();
  await until(() => expect(sortOf("Precio")).toBe("none"));
  await press();
  await until(() => expect(sortOf("Precio")).toBe("ascending"));
  await press();
  await until(() => expect(sortOf("Precio")).toBe("descending"));
  expect(titles()[0]).toBe("Lote 30");
  await press();
  await until(() => expect(sortOf("Precio")).toBe("none"));
  expect(titles()[0]).toBe("Lote 1");
});

test("narrows down, says by what, and keeps it in the address", async () => {
  show(<SampleTable rows={sampleRows(30)} hasAddress />);
  await page.getByRole("button", { name: "Filtros" }).click();
  await page.getByRole("checkbox", { name: "BMW" }).click();
  await page.getByRole("checkbox", { name: "Ford" }).click();
  await expectAccessible(host);
  await page.getByRole("button", { name: "Aplicar" }).click();
  await until(() => expect(location.search).toMatch(/[?&]f\.brand=BMW,Ford$/));
  expect(titles()).toHaveLength(20);
  root.unmount();
  root = createRoot(shadow);
  show(<SampleTable rows={sampleRows(30)} hasAddress />);
  await until(() => expect(titles()[0]).toBe("Lote 2"));
  await page.getByRole("button", { name: "Quitar el filtro Marca: BMW, Ford" }).click();
  await until(() => expect(location.search).not.toContain("f.brand"));
  expect(titles()[0]).toBe("Lote 1");
});

test("keeps what is chosen over pages, and means all of the filter when that is wanted", async () => {
  show(<SampleTable rows={sampleRows(130)} />);
  await page.getByRole("checkbox", { name: "Seleccionar Lote 3", exact: true }).click();
  await page.getByRole("button", { name: "Página siguiente" }).click();
  await until(() => expect(titles()[0]).toBe("Lote 21"));
  await page.getByRole("checkbox", { name: "Seleccionar todos los de esta página" }).click();
  await until(() => expect(shadow.textContent).toContain("21 Selected"));
  await expectAccessible(host);
  await page.getByRole("button", { name: "Seleccionar los 130 del filtro" }).click();
  await until(() => expect(shadow.textContent).toContain("130 Selected"));
  await page.getByRole("checkbox", { name: "Seleccionar Lote 22", exact: true }).click();
  await until(() => expect(shadow.textContent).toContain("129 Selected"));
  await page.getByRole("searchbox").fill("lote 1");
  await userEvent.keyboard("{Enter}");
  await until(() => expect(shadow.textContent).not.toContain("Selected"));
});

test("is worked by keyboard: Space chooses, Shift a range, arrows go through the menu", async () => {
  const onAction = vi.fn<(row: { id: number }, action: string) => void>();
  show(<SampleTable rows={sampleRows(10)} onAction={onAction} />);
  await until(() => expect(titles()).toHaveLength(10));
  const link = (at: number) =>
    shadow.querySelectorAll<HTMLElement>("tbody .martillo-table__link")[at];
  link(1)?.focus();
  await userEvent.keyboard(" ");
  await until(() => expect(shadow.textContent).toContain("1 Selected"));
  link(4)?.focus();
  await userEvent.keyboard("{Shift>} {/Shift}");
  await until(() => expect(shadow.textContent).toContain("4 Selected"));
  const menu = page.getByRole("button", { name: "Acciones de Lote 5" });
  (menu.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}");
  await until(() => expect(shadow.activeElement?.textContent).toBe("Editar"));
  await expectAccessible(host);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await until(() => expect(onAction).toHaveBeenCalledTimes(1));
  expect(onAction.mock.calls[0]?.[0].id).toBe(5);
  expect(onAction.mock.calls[0]?.[1]).toBe("delete");
  expect(shadow.activeElement).toBe(menu.element());
});

test("shows, hides and orders columns, and remembers it on the device", async () => {
  show(<SampleTable rows={sampleRows(5)} />);
  await page.getByRole("button", { name: "Columnas" }).click();
  await page.getByRole("checkbox", { name: "Cierre" }).click();
  await page.getByRole("checkbox", { name: "Marca" }).click();
  await page.getByRole("button", { name: "Adelantar Precio" }).click();
  await page.getByRole("checkbox", { name: "Vista compacta" }).click();
  await expectAccessible(host);
  await until(() =>
    expect(sampleLayout()).toMatchObject({ shown: { end: true, brand: false }, isCompact: true }),
  );
  root.unmount();
  root = createRoot(shadow);
  show(<SampleTable rows={sampleRows(5)} />);
  await until(() => expect(sortOf("Cierre")).toBe(null));
  expect(shadow.querySelector("thead")?.textContent).not.toContain("Marca");
});

const headOf = (text: string) =>
  [...shadow.querySelectorAll<HTMLElement>("th")].find((head) => head.textContent.includes(text));
const widthOf = (text: string) => headOf(text)?.offsetWidth ?? 0;
const edgeOf = (text: string) =>
  page.getByRole("separator", { name: `Ancho de ${text}` }).element() as HTMLElement;

test("lets the width of a column be changed by arrows, within limits, and remembers it", async () => {
  show(<SampleTable rows={sampleRows(5)} />);
  await until(() => expect(titles()).toHaveLength(5));
  const before = widthOf("Marca");
  await until(() => expect(Number(edgeOf("Marca").ariaValueNow)).toBe(before));
  edgeOf("Marca").focus();
  await userEvent.keyboard("{ArrowRight}");
  await until(() => expect(widthOf("Marca")).toBe(before + 10));
  await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}{ArrowLeft}");
  await until(() => expect(widthOf("Marca")).toBe(before + 50));
  expect(edgeOf("Marca").ariaValueNow).toBe(String(before + 50));
  await expectAccessible(host);
  await userEvent.keyboard("{End}{ArrowRight}");
  await until(() => expect(sampleLayout().widths).toEqual({ brand: 800 }));
  // What has no room is scrolled to.
  const place = shadow.querySelector(".martillo-table__scroll") as HTMLElement;
  expect(place.scrollWidth).toBeGreaterThan(place.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1000);
  await userEvent.keyboard("{Home}{ArrowLeft}");
  await until(() => expect(widthOf("Marca")).toBe(80));
  root.unmount();
  root = createRoot(shadow);
  show(<SampleTable rows={sampleRows(5)} />);
  await until(() => expect(titles()).toHaveLength(5));
  expect(widthOf("Marca")).toBe(80);
  edgeOf("Marca").focus();
  await userEvent.keyboard("{Enter}");
  await until(() => expect(sampleLayout().widths).toEqual({}));
  expect(widthOf("Marca")).toBe(before);
});

test("lets the width of a column be drawn, and a double press takes it back", async () => {
  show(<SampleTable rows={sampleRows(5)} />);
  await until(() => expect(titles()).toHaveLength(5));
  const before = widthOf("Precio");
  const edge = edgeOf("Precio");
  const at = (type: string, x: number) =>
    edge.dispatchEvent(
      new PointerEvent(type, { clientX: x, pointerId: 1, button: 0, bubbles: true }),
    );
  // A pointer that is made up cannot be captured.
  edge.setPointerCapture = () => {};
  at("pointerdown", 500);
  at("pointermove", 500);
  expect(sampleLayout().widths).toEqual({});
  at("pointermove", 560);
  at("pointerup", 560);
  at("pointermove", 700);
  await until(() => expect(widthOf("Precio")).toBe(before + 60));
  expect(sampleLayout().widths).toEqual({ price: before + 60 });
  await userEvent.dblClick(edge);
  await until(() => expect(sampleLayout().widths).toEqual({}));
  expect(widthOf("Precio")).toBe(before);
  edge.focus();
  await userEvent.keyboard("{ArrowRight}");
  await page.getByRole("button", { name: "Columnas" }).click();
  await page.getByRole("button", { name: "Anchos del principio" }).click();
  await until(() => expect(sampleLayout().widths).toEqual({}));
});

test("keeps room for the column that names a row, and for no width in cards", async () => {
  await page.viewport(640, 800);
  localStorage.setItem("martillo-table:sample", JSON.stringify({ widths: { brand: 400 } }));
  show(<SampleTable rows={sampleRows(5)} />);
  await until(() => expect(widthOf("Marca")).toBe(400));
  expect(widthOf("Lote")).toBeGreaterThanOrEqual(224);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(640);
  await page.viewport(375, 800);
  await until(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375));
  expect(page.getByRole("separator").elements()).toEqual([]);
  expect(shadow.querySelector<HTMLElement>("tbody td[data-sized]")?.offsetWidth).toBeLessThan(375);
});

test("takes no width that the browser has kept wrongly", async () => {
  const widths = { title: "wide", brand: -5, price: 9_000_000, end: null };
  localStorage.setItem("martillo-table:sample", JSON.stringify({ widths }));
  expect(sampleLayout().widths).toEqual({ brand: 80, price: 800 });
});

test("draws of many rows those that can be seen, and says how many there are", async () => {
  show(<SampleTable rows={sampleRows(10_000)} isWhole />);
  await until(() => expect(titles().length).toBeGreaterThan(5));
  expect(titles().length).toBeLessThan(60);
  const table = shadow.querySelector("table");
  expect(table?.getAttribute("aria-rowcount")).toBe("10001");
  const scroll = shadow.querySelector(".martillo-table__window");
  scroll?.scrollTo(0, 300_000);
  await until(() => expect(Number(titles()[0]?.slice(5))).toBeGreaterThan(4_000));
  const first = shadow.querySelector("tr[aria-rowindex]");
  expect(first?.getAttribute("aria-rowindex")).toBe(String(Number(titles()[0]?.slice(5)) + 1));
  await expectAccessible(host);
});

test("is cards in a narrow place, which are still rows of a table", async () => {
  await page.viewport(375, 800);
  show(<SampleTable rows={sampleRows(5)} />);
  await until(() => expect(titles()).toHaveLength(5));
  await expect.element(page.getByRole("table", { name: "Lotes" })).toBeVisible();
  expect(page.getByRole("row").elements()).toHaveLength(6);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  await expectAccessible(host);
});

test("keeps the menu of a row in sight where the table is wider than its place", async () => {
  await page.viewport(700, 800);
  show(<SampleTable rows={sampleRows(5)} />);
  await until(() => expect(titles()).toHaveLength(5));
  const table = shadow.querySelector("table") as HTMLElement;
  table.style.minWidth = "1600px";
  const place = shadow.querySelector(".martillo-table__scroll") as HTMLElement;
  expect(place.scrollWidth).toBeGreaterThan(place.clientWidth);
  const menu = page.getByRole("button", { name: "Acciones de Lote 1" });
  const edge = () => menu.element().getBoundingClientRect().right;
  expect(edge()).toBeLessThanOrEqual(place.getBoundingClientRect().right);
  await menu.click();
  await expect.element(page.getByRole("menuitem", { name: "Editar" })).toBeVisible();
});

test("says whether there is nothing yet or nothing for this filter", async () => {
  show(<SampleTable rows={[]} />);
  await expect.element(page.getByText("No Records Found!")).toBeVisible();
  show(<SampleTable rows={sampleRows(3)} />);
  await page.getByRole("searchbox").fill("nada");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("No hay nada con estos filtros")).toBeVisible();
  await page.getByRole("button", { name: "Quitar filtros" }).click();
  await until(() => expect(titles()).toHaveLength(3));
});

test("keeps the old rows greyed when they cannot be read anew", async () => {
  const retry = vi.fn<() => void>();
  const error = { message: "Sin conexión", retry };
  show(<SampleTable rows={sampleRows(3)} answer={{ error }} />);
  await until(() => expect(titles()).toHaveLength(3));
  expect(getComputedStyle(shadow.querySelector("tbody") as Element).opacity).toBe("0.7");
  await page.getByRole("button", { name: "Reintentar" }).click();
  expect(retry).toHaveBeenCalledOnce();
  show(<SampleTable rows={[]} answer={{ rows: undefined, error }} />);
  await expect.element(page.getByText("Sin conexión")).toBeVisible();
  show(<SampleTable rows={[]} answer={{ rows: undefined }} />);
  await until(() => expect(shadow.querySelectorAll(".martillo-table__line")).toHaveLength(20));
});

test("keeps what is written in a cell, takes it back, and says what somebody else wrote", async () => {
  const saved: string[] = [];
  const onSave = async (_: unknown, value: string) => {
    saved.push(value);
    return value === "mal" ? { message: "Ha cambiado.", theirs: "otra" } : undefined;
  };
  show(<SampleTable rows={sampleRows(1)} onSave={onSave} />);
  const cell = page.getByRole("textbox", { name: "Nota de Lote 1" });
  await cell.fill("revisado");
  await userEvent.keyboard("{Enter}");
  await until(() => expect(saved).toEqual(["revisado"]));
  await page.getByRole("button", { name: "Deshacer" }).click();
  await until(() => expect(saved).toEqual(["revisado", ""]));
  await cell.fill("mal");
  await userEvent.keyboard("{Enter}");
  await page.getByRole("button", { name: "Usar «otra»" }).click();
  await expect.element(cell).toHaveValue("otra");
  expect(saved).toEqual(["revisado", "", "mal"]);
});

const DRAWN = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/** A column of each kind that only shows; in its second row all of them are empty. */
const SHOWN: readonly TableColumn<{ id: number }>[] = [
  { id: "name", label: "Nombre", isMain: true, value: ({ id }) => `Fila ${id}` },
  { id: "image", label: "Foto", kind: "image", value: filled({ src: DRAWN, alt: "De frente" }) },
  {
    id: "imagewithurl",
    label: "Foto con enlace",
    kind: "imagewithurl",
    value: filled({ src: DRAWN, alt: "De lado", href: "#grande" }),
  },
  {
    id: "imagewithcompressedurl",
    label: "Foto pequeña",
    kind: "imagewithcompressedurl",
    value: filled({ src: "data:image/png;base64,AAAA", alt: "Perdida" }),
  },
  { id: "date", label: "Día", kind: "date", value: filled(Date.UTC(2026, 10, 20, 12)) },
  { id: "datetime", label: "Momento", kind: "datetime", value: filled(Date.UTC(2026, 10, 20, 12)) },
  { id: "price", label: "Precio", kind: "price", value: filled("4500.00") },
  {
    id: "countryprice",
    label: "Precio del país",
    kind: "countryprice",
    value: filled({ amount: "4500.00", currency: "USD" }),
  },
  { id: "capitalize", label: "Color", kind: "capitalize", value: filled("azul") },
  { id: "cash", label: "Pago", kind: "payment_method", value: filled({ type: "cash" }) },
  {
    id: "payment_method",
    label: "Otro pago",
    kind: "payment_method",
    value: filled({ type: "Visa", last4: "4242" }),
  },
  { id: "button", label: "Botón", kind: "button", value: filled("Abrir") },
];

function filled<Value>(value: Value) {
  return ({ id }: { id: number }) => (id === 1 ? value : null);
}

function KindsTable({ columns = SHOWN }: { columns?: typeof SHOWN }) {
  const model = useDataTable<{ id: number }>({ table: "kinds", columns });
  const rows = [{ id: 1 }, { id: 2 }];
  return (
    <DataTable
      label="Clases"
      model={model}
      answer={{ rows, total: 2 }}
      rowId={({ id }) => id}
      rowName={({ id }) => `Fila ${id}`}
    />
  );
}

test("shows each kind of column as it is read, and nothing as a dash", async () => {
  show(<KindsTable />);
  const cellsOf = (row: number) => {
    const cells = shadow.querySelectorAll(`tbody tr:nth-child(${row}) td`);
    return [...cells].map((cell) => {
      const label = cell.querySelector(".martillo-table__label")?.textContent ?? "";
      return cell.textContent.slice(label.length).replaceAll(/\s/gu, " ");
    });
  };
  // Pictures say nothing as texts, but for the one that could not be read.
  await until(() => expect(cellsOf(1)[3]).toBe("Imagen no disponible"));
  expect(cellsOf(1)).toEqual([
    "Fila 1",
    "",
    "",
    "Imagen no disponible",
    "20-11-2026",
    expect.stringMatching(/^20-11-2026 \d\d:00/),
    "4.500 €",
    "4500,00 US$",
    "Azul",
    "Efectivo",
    "Visa acabada en 4242",
    "Abrir",
  ]);
  expect(cellsOf(2)).toEqual(["Fila 2", ...Array.from({ length: SHOWN.length - 1 }, () => "-")]);
  expect(shadow.querySelector('a[href="#grande"] img')?.getAttribute("alt")).toBe("De lado");
  expect(shadow.querySelector('img[alt="De frente"]')?.closest("a")).toBeNull();
  await expectAccessible(host);
});

test("leaves pictures and the words of heads their width where there is no room", async () => {
  show(
    <>
      {/* As pages have it for pictures of their own. */}
      <style>{"img { max-width: 100%; }"}</style>
      <KindsTable columns={SHOWN.map((column) => ({ ...column, isSortable: true }))} />
    </>,
  );
  const drawn = () => shadow.querySelector<HTMLElement>('img[alt="De frente"]');
  await until(() => expect(drawn()?.offsetWidth).toBe(72));
  const place = shadow.querySelector(".martillo-table__scroll") as HTMLElement;
  expect(place.scrollWidth).toBeGreaterThan(place.clientWidth);
  const names = [...shadow.querySelectorAll<HTMLElement>(".martillo-table__name")];
  expect(names).toHaveLength(SHOWN.length);
  expect(names.filter((name) => name.scrollWidth > name.clientWidth)).toEqual([]);
});

import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { runImports, seedImport, type SeedRow } from "../../demo-site/server/testing/seed-import";
import { LotImport } from "./LotImport";
import { lotImportDocs } from "./lot-import.docs";

const meta: Meta<typeof LotImport> = {
  title: "Account/LotImport",
  component: LotImport,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(lotImportDocs) } },
};
export default meta;

type Story = StoryObj<typeof LotImport>;

const FAULT = { column: "C", heading: "Marca", value: "Citroen", text: "¿Quería decir Citroën?" };
const SHEET: readonly SeedRow[] = [
  { state: "new" },
  { state: "new" },
  { state: "unchanged" },
  {
    state: "wrong",
    faults: [
      FAULT,
      { ...FAULT, column: "F", heading: "Km", value: "muchos", text: "No es un número entero." },
    ],
  },
];

/** A sheet that was looked through, and what was done with it. */
const sheet = (rows: readonly SeedRow[], ...steps: ("run" | "work" | "undo")[]): Story =>
  onApi(async (api) => {
    const seller = await api.seedUser({ admin: true, companyname: "Autos Ribera" });
    api.signIn(seller);
    const import_id = await seedImport(api.db, seller.id, rows);
    for (const action of steps) {
      if (action === "work") await runImports(api.db);
      else await api.call("product/uploadXLSXFile", { import_id, action }, seller);
    }
    return {};
  });

export const NoSheetYet: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser({ admin: true }));
    return {};
  }),
};

export const LookedThrough: Story = { ...sheet(SHEET) };

export const NothingRight: Story = { ...sheet([{ state: "wrong", faults: [FAULT] }]) };

export const Running: Story = { ...sheet(SHEET, "run") };

export const Done: Story = { ...sheet(SHEET, "run", "work") };

export const Undone: Story = { ...sheet(SHEET, "run", "work", "undo") };

export const Guest: Story = { ...onApi(async () => ({})) };

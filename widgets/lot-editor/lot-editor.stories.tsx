import type { Meta, StoryObj } from "@storybook/react-vite";
import { fireEvent, within } from "storybook/test";
import { onApi, type StoryApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import type { LotInspection } from "../../src/contract";
import type { LotPart } from "../../src/contract/schemas";
import { LotEditor } from "./LotEditor";
import { lotEditorDocs } from "./lot-editor.docs";

const meta: Meta<typeof LotEditor> = {
  title: "Account/LotEditor",
  component: LotEditor,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(lotEditorDocs) } },
};
export default meta;

type Story = StoryObj<typeof LotEditor>;

const CAR: LotPart = {
  title: "Seat Ibiza FR",
  description: "Un solo dueño. Libro de revisiones al día.",
  category: "Turismos",
  brand: "Seat",
  model: "Ibiza",
  location: "Soria",
  registration_year: 2019,
  kilometers: 42_000,
  start_price: "5990",
};

async function draft(api: StoryApi, part: LotPart) {
  const seller = await api.seedUser({ admin: true, companyname: "Autos Ribera" });
  api.signIn(seller);
  const { responseData } = await api.call(
    "product/projectAction",
    { action: "save", ...part },
    seller,
  );
  return { seller, lot: responseData.record.id };
}

const onStep = (step: string, part: LotPart = CAR): Story =>
  onApi(async (api) => ({ lot: (await draft(api, part)).lot, step }));

export const NewLot: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser({ admin: true }));
    return {};
  }),
};

export const Vehicle: Story = { ...onStep("vehicle") };

export const Photos: Story = { ...onStep("photos") };

export const Description: Story = { ...onStep("description") };

const INSPECTION: LotInspection = {
  inspected_at: "2026-11-02",
  inspector: "Taller Ribera",
  kilometers: 41_870,
  points: [
    { area: "exterior", point: "bonnet", state: "ok" },
    { area: "exterior", point: "paintwork", state: "attention", severity: "minor" },
    { area: "brakes", point: "front_discs", state: "ok" },
    {
      area: "brakes",
      point: "brake_pads",
      state: "defect",
      severity: "serious",
      note: "Al límite de uso en las dos ruedas delanteras.",
    },
  ],
  summary: "Conviene cambiar las pastillas delanteras.",
};

export const Inspection: Story = {
  ...onStep("description", { ...CAR, inspection: INSPECTION }),
  async play({ canvasElement }) {
    const brakes = await within(canvasElement).findByText("Frenos", {}, { timeout: 20_000 });
    await fireEvent.click(brakes);
    await within(canvasElement).findByText("Pastillas y zapatas");
  },
};

export const Price: Story = { ...onStep("price") };

export const OwnIncrements: Story = {
  ...onStep("price", {
    ...CAR,
    increments: [
      { from: "0", step: "50" },
      { from: "5000", step: "100" },
    ],
  }),
};

export const DirectSale: Story = { ...onStep("price", { ...CAR, auction: 0 }) };

export const Dates: Story = {
  ...onStep("dates", {
    ...CAR,
    schedule: { start: "on_publish", duration_days: 7, end_time: "20:00" },
    auto_relist: { times: 2, price_change_percent: -10 },
  }),
};

export const DatesByMoments: Story = { ...onStep("dates") };

export const Missing: Story = { ...onStep("review", { brand: "Seat" }) };

export const NotReadable: Story = {
  ...onStep("price"),
  async play({ canvasElement }) {
    const price = await within(canvasElement).findByRole("textbox", { name: /^Precio de salida/ });
    await fireEvent.input(price, { target: { value: "ocho mil" } });
  },
};

let saveAsAna: () => Promise<unknown>;

export const Conflict: Story = {
  ...onApi(async (api) => {
    const { seller, lot } = await draft(api, CAR);
    saveAsAna = () =>
      api.call(
        "product/projectAction",
        { action: "save", id: lot, title: "Seat Ibiza de Ana" },
        seller,
      );
    return { lot, step: "description" };
  }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const title = await canvas.findByRole("textbox", { name: /^Título/ });
    // Another person of the same account writes after this one has opened the lot.
    await saveAsAna();
    await fireEvent.input(title, { target: { value: "Seat Ibiza de Luis" } });
    await canvas.findByText("Conservar el mío", {}, { timeout: 20_000 });
  },
};

export const Guest: Story = { ...onApi(async () => ({})) };

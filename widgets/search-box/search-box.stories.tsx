import type { Meta, StoryObj } from "@storybook/react-vite";
import userEvent from "@testing-library/user-event";
import { expect, waitFor } from "storybook/test";
import { onApi, type StoryApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { SearchBox } from "./SearchBox";
import { searchBoxDocs } from "./search-box.docs";

const meta: Meta<typeof SearchBox> = {
  title: "Browsing/SearchBox",
  component: SearchBox,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(searchBoxDocs) } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560, minHeight: 420 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof SearchBox>;

let filled: Promise<void> | undefined;

/** Stories share a database: what they search is put there once. */
async function fill(api: StoryApi) {
  await (filled ??= seed(api));
  return {};
}

async function seed(api: StoryApi) {
  const common = { brand: "Audi", fuel: "Diésel" };
  await api.seedLot({
    ...common,
    title: "Audi A4 Avant 2.0 TDI S line",
    model: "A4",
    images: api.picturesOf("familiar-gris"),
    startCents: 1_450_000,
  });
  await api.seedLot({
    ...common,
    title: "Audi A3 Sportback 30 TFSI Advanced",
    model: "A3",
    images: api.picturesOf("turismo-azul"),
    startCents: 1_190_000,
    auction: 0,
  });
  await api.seedLot({
    ...common,
    title: "Audi Q5 40 TDI quattro, libro de mantenimiento completo y un solo propietario",
    model: "Q5",
    images: api.picturesOf("suv-blanco"),
    startCents: 2_380_000,
    status: "scheduled",
    opensInMs: 3_600_000,
  });
  await api.seedLot({ ...common, title: "Audi TT 2.0 TFSI", model: "TT", startCents: 990_000 });
}

function type(text: string, then = ""): NonNullable<Story["play"]> {
  return async ({ canvasElement }) => {
    const input = canvasElement.querySelector("input");
    if (!input) throw new Error("the story shows no box");
    await userEvent.type(input, text);
    if (!then) return;
    await waitFor(() => expect(input).toHaveAttribute("aria-expanded", "true"));
    await userEvent.type(input, then);
  };
}

export const Playground: Story = { ...onApi(fill) };

export const WithText: Story = { args: { search: "Audi A4" }, ...onApi(fill) };

export const Suggestions: Story = { play: type("aud"), ...onApi(fill) };

export const SuggestionChosen: Story = {
  play: type("audi", "{ArrowDown}".repeat(6)),
  ...onApi(fill),
};

export const Loading: Story = {
  play: type("audi"),
  ...onApi(async (api) => {
    api.fetch = () => new Promise(() => {});
    return {};
  }),
};

export const NothingFound: Story = { play: type("zzzz"), ...onApi(fill) };

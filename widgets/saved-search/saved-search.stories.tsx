import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi, type StoryApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { SavedSearch } from "./SavedSearch";
import { savedSearchDocs } from "./saved-search.docs";

const meta: Meta<typeof SavedSearch> = {
  title: "Browsing/SavedSearch",
  component: SavedSearch,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(savedSearchDocs) } },
};
export default meta;

type Story = StoryObj<typeof SavedSearch>;

async function seedKinds(api: StoryApi) {
  await api.seedLot({ brand: "Audi", model: "A4", category: "Turismos" });
  await api.seedLot({ brand: "Ford", model: "Transit", category: "Furgonetas" });
}

/** A guest gives an e-mail, and confirms it by the link of a letter. */
export const Guest: Story = {
  ...onApi(async (api) => {
    await seedKinds(api);
    return {};
  }),
};

/** A member's alert starts at once. */
export const Member: Story = {
  ...onApi(async (api) => {
    await seedKinds(api);
    api.signIn(await api.seedUser());
    return {};
  }),
};

/** Beside a list, with what the list is filtered by. */
export const Button: Story = {
  ...onApi(async (api) => {
    await seedKinds(api);
    return { presentation: "button", query: { search: "Avant", filters: { brand: ["Audi"] } } };
  }),
};

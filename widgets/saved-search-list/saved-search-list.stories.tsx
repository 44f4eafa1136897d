import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { SavedSearchList } from "./SavedSearchList";
import { savedSearchListDocs } from "./saved-search-list.docs";

const meta: Meta<typeof SavedSearchList> = {
  title: "Browsing/SavedSearchList",
  component: SavedSearchList,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(savedSearchListDocs) } },
};
export default meta;

type Story = StoryObj<typeof SavedSearchList>;

export const Alerts: Story = {
  ...onApi(async (api) => {
    const me = await api.seedUser();
    await api.seedLot({ title: "Audi A4 Avant", brand: "Audi", startCents: 900_000 });
    for (const input of [
      { search_text: "Audi Avant", brand: "Audi", wprice: "-20000", kilometers: "-90000" },
      { search_text: "Furgoneta isotermo", category: ["Furgonetas"], registration_year: "2018-" },
    ]) {
      await api.call("user/addSavedSearch", input, me);
    }
    api.signIn(me);
    return {};
  }),
};

export const None: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    return {};
  }),
};

export const Guest: Story = { ...onApi(async () => ({})) };

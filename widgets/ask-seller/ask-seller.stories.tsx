import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { AskSeller } from "./AskSeller";
import { askSellerDocs } from "./ask-seller.docs";

const meta: Meta<typeof AskSeller> = {
  title: "Lots/AskSeller",
  component: AskSeller,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(askSellerDocs) } },
};
export default meta;

type Story = StoryObj<typeof AskSeller>;

export const Guest: Story = onApi(async (api) => ({
  lot: await api.seedLot({ title: "Seat Ibiza" }),
}));

export const Buyer: Story = onApi(async (api) => {
  const lot = await api.seedLot({ title: "Seat Ibiza" });
  api.signIn(await api.seedUser());
  return { lot };
});

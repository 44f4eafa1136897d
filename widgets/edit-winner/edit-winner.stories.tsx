import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { sellAtAuction } from "../../demo-site/server/testing/sell";
import { EditWinner } from "./EditWinner";
import { editWinnerDocs } from "./edit-winner.docs";

const meta: Meta<typeof EditWinner> = {
  title: "Account/EditWinner",
  component: EditWinner,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(editWinnerDocs) } },
};
export default meta;

type Story = StoryObj<typeof EditWinner>;

export const Late: Story = {
  ...onApi(async (api) => {
    const { seller, invoice } = await sellAtAuction(api, { daysLate: 1 });
    api.signIn(seller);
    return { invoice };
  }),
};

export const NobodyElse: Story = {
  ...onApi(async (api) => {
    const { seller, invoice } = await sellAtAuction(api, { bids: ["4500"], daysLate: 1 });
    api.signIn(seller);
    return { invoice };
  }),
};

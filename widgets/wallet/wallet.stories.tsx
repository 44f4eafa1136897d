import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { Wallet } from "./Wallet";
import { walletDocs } from "./wallet.docs";

const meta: Meta<typeof Wallet> = {
  title: "Account/Wallet",
  component: Wallet,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(walletDocs) } },
};
export default meta;

type Story = StoryObj<typeof Wallet>;

export const Empty: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    return {};
  }),
};

export const Guest: Story = { ...onApi(async () => ({})) };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { topUp } from "../../src/testing/pay-frame";
import { MoneyDesk } from "./MoneyDesk";
import { moneyDeskDocs } from "./money-desk.docs";

const meta: Meta<typeof MoneyDesk> = {
  title: "House/MoneyDesk",
  component: MoneyDesk,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(moneyDeskDocs) } },
};
export default meta;

type Story = StoryObj<typeof MoneyDesk>;

export const Playground: Story = {
  ...onApi(async (api) => {
    const payer = await api.seedUser({ firstName: "Ana", lastName: "Ruiz" });
    await topUp(api, payer, "80.00");
    api.signIn(await api.seedUser({ staff: true }));
    return {};
  }),
};

export const NotStaff: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    return {};
  }),
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { sellDirectly } from "../../demo-site/server/testing/sell";
import { Report, type ReportProps } from "./Report";
import { reportDocs } from "./report.docs";

const meta: Meta<typeof Report> = {
  title: "Account/Report",
  component: Report,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(reportDocs) } },
};
export default meta;

type Story = StoryObj<typeof Report>;

/** A seller with some sales, and something left. */
const report = (args: ReportProps): Story =>
  onApi(async (api) => {
    const seller = await api.seedUser({ admin: true, companyname: "Autos Ribera" });
    api.signIn(seller);
    for (const price of ["8990", "12500", "4300"]) await sellDirectly(api, { seller, price });
    for (const brand of ["Seat", "BMW"]) {
      await api.seedLot({ sellerId: seller.id, brand, title: `${brand} de ocasión` });
    }
    return { ...args };
  });

export const Sales: Story = { ...report({}) };

export const SellThrough: Story = { ...report({ report: "sell_through" }) };

export const Stock: Story = { ...report({ report: "stock" }) };

export const Narrow: Story = {
  ...report({}),
  decorators: [
    (Story) => (
      <div style={{ width: 343 }}>
        <Story />
      </div>
    ),
  ],
};

export const NothingYet: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser({ admin: true }));
    return {};
  }),
};

export const Guest: Story = { ...onApi(async () => ({})) };

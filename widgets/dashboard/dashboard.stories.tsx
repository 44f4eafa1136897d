import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { sellDirectly } from "../../demo-site/server/testing/sell";
import { Dashboard } from "./Dashboard";
import { dashboardDocs } from "./dashboard.docs";

const meta: Meta<typeof Dashboard> = {
  title: "Account/Dashboard",
  component: Dashboard,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(dashboardDocs) } },
};
export default meta;

type Story = StoryObj<typeof Dashboard>;

/** A seller with something to decide, something that runs, and some sales. */
const busy: Story = onApi(async (api) => {
  const seller = await api.seedUser({ admin: true, companyname: "Autos Ribera" });
  api.signIn(seller);
  const sellerId = seller.id;
  for (const price of ["8990", "12500"]) await sellDirectly(api, { seller, price });
  await api.seedLot({ sellerId, status: "provisional", title: "BMW 320d Touring" });
  await api.seedLot({ sellerId, status: "draft", title: "Ford Transit" });
  for (const brand of ["Seat", "Peugeot"]) {
    await api.seedLot({ sellerId, brand, title: `${brand} de ocasión`, closesInMs: 7_200_000 });
  }
  return {};
});

export const Busy: Story = { ...busy };

export const Narrow: Story = {
  ...busy,
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

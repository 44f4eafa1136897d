import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { bookPickup, handOver, paidSale } from "../../src/testing/paid-sale";
import { PurchaseList } from "./PurchaseList";
import { purchaseListDocs } from "./purchase-list.docs";

const meta: Meta<typeof PurchaseList> = {
  title: "Account/PurchaseList",
  component: PurchaseList,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(purchaseListDocs) } },
};
export default meta;

type Story = StoryObj<typeof PurchaseList>;

export const NotPaid: Story = {
  ...onApi(async (api) => {
    const { buyer } = await paidSale(api, { isPaid: false });
    api.signIn(buyer);
    return {};
  }),
};

export const ToCollect: Story = {
  ...onApi(async (api) => {
    const sale = await paidSale(api);
    await bookPickup(api, sale);
    api.signIn(sale.buyer);
    return {};
  }),
};

export const Collected: Story = {
  ...onApi(async (api) => {
    const sale = await paidSale(api);
    await bookPickup(api, sale);
    await handOver(api, sale);
    api.signIn(sale.buyer);
    return { type: "completed" as const };
  }),
};

export const None: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    return {};
  }),
};

export const Guest: Story = { ...onApi(async () => ({})) };

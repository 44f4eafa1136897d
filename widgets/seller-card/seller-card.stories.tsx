import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { callOff, companySeller, sellAndHandOver } from "../../src/testing/seller";
import { SellerCard } from "./SellerCard";
import { sellerCardDocs } from "./seller-card.docs";

const meta: Meta<typeof SellerCard> = {
  title: "Lots/SellerCard",
  component: SellerCard,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(sellerCardDocs) } },
};
export default meta;

type Story = StoryObj<typeof SellerCard>;

export const Trader: Story = onApi(async (api) => {
  const seller = await companySeller(api);
  await sellAndHandOver(api, seller, 3);
  await callOff(api, seller);
  return { seller: seller.id };
});

export const NoSalesYet: Story = onApi(async (api) => ({ seller: (await companySeller(api)).id }));

export const PrivatePerson: Story = onApi(async (api) => {
  const { id } = await api.seedUser({ admin: true, firstName: "Ana", lastName: "Vega" });
  await api.seedLot({ sellerId: id, ivaPercent: null });
  return { seller: id };
});

export const Narrow: Story = {
  parameters: { width: 288 },
  ...onApi(async (api) => ({
    seller: (await companySeller(api, "Compraventa de Vehículos Industriales del Noroeste, S.L."))
      .id,
  })),
};

export const Missing: Story = onApi(async () => ({ seller: 999_999 }));

export const Loading: Story = onApi(async (api) => {
  const { id } = await companySeller(api);
  api.fetch = () => new Promise(() => {});
  return { seller: id };
});

export const Unreachable: Story = onApi(async (api) => {
  const { id } = await companySeller(api);
  api.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  return { seller: id };
});

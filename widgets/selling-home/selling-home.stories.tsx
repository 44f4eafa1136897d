import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { sellAtAuction } from "../../demo-site/server/testing/sell";
import { SellingHome } from "./SellingHome";
import { sellingHomeDocs } from "./selling-home.docs";

const meta: Meta<typeof SellingHome> = {
  title: "Account/SellingHome",
  component: SellingHome,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(sellingHomeDocs) } },
};
export default meta;

type Story = StoryObj<typeof SellingHome>;

const DAY = 86_400_000;

/** A seller with a bid below the reserve, a late buyer, something that ends tonight, a draft and an unsold lot. */
const busy: Story = onApi(async (api) => {
  const seller = await api.seedUser({ admin: true, companyname: "Autos Ribera" });
  api.signIn(seller);
  const sellerId = seller.id;
  const lot = await api.seedLot({
    sellerId,
    title: "BMW 320d Touring",
    startCents: 400_000,
    reserveCents: 900_000,
  });
  await api.call(
    "bid/confirm",
    { project_id: lot, proposed_amount: "8200", idempotency_key: crypto.randomUUID() },
    await api.seedUser(),
  );
  await api.endAuction(lot);
  await sellAtAuction(api, { seller, daysLate: 2 });
  await api.seedLot({ sellerId, status: "draft", title: "Ford Transit" });
  await api.seedLot({ sellerId, title: "Seat Ibiza", closesInMs: 1_200_000 });
  await api.seedLot({
    sellerId,
    title: "Fiat Panda",
    status: "unsold",
    opensInMs: -3 * DAY,
    closesInMs: -DAY,
  });
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

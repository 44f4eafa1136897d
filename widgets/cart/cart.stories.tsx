import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi, type StoryApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { sellAtAuction } from "../../demo-site/server/testing/sell";
import { Cart } from "./Cart";
import { cartDocs } from "./cart.docs";

const meta: Meta<typeof Cart> = {
  title: "Account/Cart",
  component: Cart,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(cartDocs) } },
};
export default meta;

type Story = StoryObj<typeof Cart>;

/** Two vehicles of a dealer that a buyer has reserved. */
async function seedKept(api: StoryApi) {
  const seller = await api.seedUser({ admin: true, companyname: "Autos Ribera" });
  const me = await api.seedUser();
  const lots: number[] = [];
  for (const title of ["Seat León 1.5 TSI", "Renault Kangoo"]) {
    const lot = await api.seedLot({
      title,
      sellerId: seller.id,
      auction: 0,
      extension: null,
      startCents: 899_000,
      reserveCents: null,
      ivaPercent: title.startsWith("Seat") ? 21 : null,
    });
    await api.call("buynow/addToCart", { project_id: lot }, me);
    lots.push(lot);
  }
  api.signIn(me);
  return { me, lots };
}

export const Kept: Story = {
  ...onApi(async (api) => {
    await seedKept(api);
    return {};
  }),
};

export const Ended: Story = {
  ...onApi(async (api) => {
    const { lots } = await seedKept(api);
    await api.db.query(
      "update cart_lines set reserved_until = now() where lot_id = $1",
      lots.slice(0, 1),
    );
    await api.db.query("update lots set reserved_until = now() where id = $1", lots.slice(0, 1));
    return {};
  }),
};

export const Won: Story = {
  ...onApi(async (api) => {
    const { buyer } = await sellAtAuction(api);
    api.signIn(buyer);
    return { type: "auction" as const };
  }),
};

export const Empty: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    return {};
  }),
};

export const Guest: Story = { ...onApi(async () => ({})) };

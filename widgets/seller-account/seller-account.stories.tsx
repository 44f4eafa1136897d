import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi, type StoryApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { sellAtAuction, sellDirectly } from "../../demo-site/server/testing/sell";
import { SellerAccount } from "./SellerAccount";
import { sellerAccountDocs } from "./seller-account.docs";

const meta: Meta<typeof SellerAccount> = {
  title: "Account/SellerAccount",
  component: SellerAccount,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(sellerAccountDocs) } },
};
export default meta;

type Story = StoryObj<typeof SellerAccount>;

/** A sale that was collected, one that was called off, one that waits, and one with the house's fees. */
async function seedSales(api: StoryApi) {
  const seller = await api.seedUser({ admin: true, companyname: "Autos Ribera" });
  const sold = (title: string) => sellDirectly(api, { seller, lot: { title } });
  const change = (action: "paid" | "cancel", invoice: number) =>
    api.call(
      "seller/invoice/changeStatus",
      { action, invoice_ids: [invoice], notes: "Lo hemos hablado." },
      seller,
    );
  await change("paid", (await sold("Audi A4 Avant")).invoice);
  const off = await sold("Ford Focus");
  await api.call(
    "seller/offline/payCartOffline",
    { invoice_id: off.invoice, amount: "1000" },
    seller,
  );
  await api.call(
    "seller/invoice/changeStatus",
    { action: "cancel", invoice_ids: [off.invoice], notes: "Hablado.", returns: "1000.00" },
    seller,
  );
  const part = await sold("Renault Kangoo");
  await api.call(
    "seller/offline/payCartOffline",
    { invoice_id: part.invoice, amount: "4000", reference: "TR-31" },
    seller,
  );
  await change("paid", (await sellAtAuction(api, { seller })).invoice);
  return seller;
}

export const Sold: Story = {
  ...onApi(async (api) => {
    api.signIn(await seedSales(api));
    return {};
  }),
};

export const None: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser({ admin: true }));
    return {};
  }),
};

export const Guest: Story = { ...onApi(async () => ({})) };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi, type StoryApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { sellDirectly } from "../../demo-site/server/testing/sell";
import { InvoiceList } from "./InvoiceList";
import { invoiceListDocs } from "./invoice-list.docs";

const meta: Meta<typeof InvoiceList> = {
  title: "Account/InvoiceList",
  component: InvoiceList,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(invoiceListDocs) } },
};
export default meta;

type Story = StoryObj<typeof InvoiceList>;

/** One sale in every state. */
async function seedStates(api: StoryApi) {
  const seller = await api.seedUser({ admin: true, companyname: "Autos Ribera" });
  const buyer = await api.seedUser();
  const titles = ["Seat León", "Audi A4 Avant", "Ford Focus", "Renault Kangoo", "Yamaha MT-07"];
  const ids: number[] = [];
  for (const title of titles) {
    const { invoice } = await sellDirectly(api, { seller, buyer, lot: { title } });
    ids.push(invoice);
  }
  const [, part = 0, paid = 0, off = 0, late = 0] = ids;
  await api.call("seller/offline/payCartOffline", { invoice_id: part, amount: "4000" }, seller);
  const change = (action: "paid" | "cancel", id: number) =>
    api.call(
      "seller/invoice/changeStatus",
      { action, invoice_ids: [id], notes: "Lo hemos hablado." },
      seller,
    );
  await change("paid", paid);
  await change("cancel", off);
  await api.db.query("update invoices set due_at = now() - interval '1 day' where id = $1", [late]);
  return { seller, buyer };
}

export const Bought: Story = {
  ...onApi(async (api) => {
    const { buyer } = await seedStates(api);
    api.signIn(buyer);
    return {};
  }),
};

export const Sold: Story = {
  ...onApi(async (api) => {
    const { seller } = await seedStates(api);
    api.signIn(seller);
    return { side: "seller" as const };
  }),
};

export const None: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    return {};
  }),
};

export const Guest: Story = { ...onApi(async () => ({})) };

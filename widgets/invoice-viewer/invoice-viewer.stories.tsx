import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi, type StoryApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { InvoiceViewer } from "./InvoiceViewer";
import { invoiceViewerDocs } from "./invoice-viewer.docs";

const meta: Meta<typeof InvoiceViewer> = {
  title: "Account/InvoiceViewer",
  component: InvoiceViewer,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(invoiceViewerDocs) } },
};
export default meta;

type Story = StoryObj<typeof InvoiceViewer>;

async function sale(api: StoryApi, ivaPercent: number | null = 21) {
  const seller = await api.seedUser({ admin: true, companyname: "Autos Ribera" });
  const buyer = await api.seedUser();
  const lot = await api.seedLot({
    title: "Seat León 1.5 TSI",
    sellerId: seller.id,
    auction: 0,
    extension: null,
    startCents: 899_000,
    reserveCents: null,
    ivaPercent,
  });
  const { responseData } = await api.call(
    "buynow/addToBuynow",
    {
      project_id: lot,
      expected_price: "8990",
      accept_terms: 1,
      idempotency_key: crypto.randomUUID(),
    },
    buyer,
  );
  return { seller, buyer, invoice: responseData.invoice_id };
}

export const Unpaid: Story = {
  ...onApi(async (api) => {
    const { buyer, invoice } = await sale(api);
    api.signIn(buyer);
    return { invoice };
  }),
};

export const UnderTheMarginScheme: Story = {
  ...onApi(async (api) => {
    const { buyer, invoice } = await sale(api, null);
    api.signIn(buyer);
    return { invoice };
  }),
};

export const PaidInPart: Story = {
  ...onApi(async (api) => {
    const { buyer, seller, invoice } = await sale(api);
    await api.call(
      "seller/offline/payCartOffline",
      { invoice_id: invoice, amount: "4000", reference: "Transferencia 1234" },
      seller,
    );
    api.signIn(buyer);
    return { invoice };
  }),
};

export const OfTheSeller: Story = {
  ...onApi(async (api) => {
    const { seller, invoice } = await sale(api);
    api.signIn(seller);
    return { invoice, side: "seller" as const };
  }),
};

export const Cancelled: Story = {
  ...onApi(async (api) => {
    const { buyer, seller, invoice } = await sale(api);
    await api.call(
      "seller/invoice/changeStatus",
      { action: "cancel", invoice_ids: [invoice], notes: "Estaba vendido." },
      seller,
    );
    api.signIn(buyer);
    return { invoice };
  }),
};

export const Guest: Story = { ...onApi(async () => ({ invoice: 1 })) };

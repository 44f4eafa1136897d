import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi, type StoryApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { sellDirectly } from "../../demo-site/server/testing/sell";
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

function sale(api: StoryApi, ivaPercent: number | null = 21) {
  return sellDirectly(api, { lot: { title: "Seat León 1.5 TSI", ivaPercent } });
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

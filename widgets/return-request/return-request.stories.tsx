import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import {
  askReturn,
  collectedSale,
  decideReturn,
  deductLoss,
  paidSale,
} from "../../src/testing/paid-sale";
import { ReturnRequest } from "./ReturnRequest";
import { returnRequestDocs } from "./return-request.docs";

const meta: Meta<typeof ReturnRequest> = {
  title: "Account/ReturnRequest",
  component: ReturnRequest,
  tags: ["autodocs"],
  args: { invoice: 0 },
  parameters: { layout: "padded", docs: { page: widgetDocs(returnRequestDocs) } },
};
export default meta;

type Story = StoryObj<typeof ReturnRequest>;

export const Asking: Story = {
  ...onApi(async (api) => {
    const { buyer, invoice } = await collectedSale(api);
    api.signIn(buyer);
    return { invoice };
  }),
};

/** Nothing is paid: the sale would be called off at once. */
export const NotPaid: Story = {
  ...onApi(async (api) => {
    const { buyer, invoice } = await paidSale(api, { isPaid: false });
    api.signIn(buyer);
    return { invoice };
  }),
};

export const Withdrawn: Story = {
  ...onApi(async (api) => {
    const sale = await collectedSale(api);
    await askReturn(api, sale);
    api.signIn(sale.buyer);
    return { invoice: sale.invoice };
  }),
};

export const Rejected: Story = {
  ...onApi(async (api) => {
    const sale = await collectedSale(api);
    const id = await askReturn(api, sale, { reason: "no_conforme", text: "La caja no cambia." });
    await decideReturn(api, sale, id, { action: "reject", notes: "Lo decía el anuncio." });
    api.signIn(sale.buyer);
    return { invoice: sale.invoice };
  }),
};

export const Closed: Story = {
  ...onApi(async (api) => {
    const sale = await paidSale(api);
    const id = await askReturn(api, sale);
    await decideReturn(api, sale, id, { action: "refund" });
    api.signIn(sale.buyer);
    return { invoice: sale.invoice };
  }),
};

const HURT = { amount: "8490", notes: "Golpe en la puerta trasera, reparado." };

/** Its seller deducts something for lost value: its buyer accepts or disputes it. */
export const Deducted: Story = {
  ...onApi(async (api) => {
    const sale = await collectedSale(api);
    await deductLoss(api, sale, await askReturn(api, sale), HURT);
    api.signIn(sale.buyer);
    return { invoice: sale.invoice };
  }),
};

/** The house decides over it. */
export const DeductionDisputed: Story = {
  ...onApi(async (api) => {
    const sale = await collectedSale(api);
    const id = await askReturn(api, sale);
    await deductLoss(api, sale, id, HURT);
    const notes = "El golpe ya estaba en las fotos del anuncio.";
    const dispute = { return_id: id, action: "loss_dispute" as const, notes };
    await api.call("user/invoice/returninvoice", dispute, sale.buyer);
    api.signIn(await api.seedUser({ admin: true, staff: true }));
    return { invoice: sale.invoice };
  }),
};

const WHY = "Ha aparecido un embargo que no conocíamos.";

/** Its seller proposes that the sale is undone: its buyer answers, and may withdraw all the same. */
export const SellerProposes: Story = {
  ...onApi(async (api) => {
    const { buyer, seller, invoice } = await paidSale(api);
    const input = { invoice_id: invoice, reason: "acuerdo" as const, text: WHY };
    await api.call("product/raiseReturnRequest", input, seller);
    api.signIn(buyer);
    return { invoice };
  }),
};

/** Before the vehicle has gone. */
export const SellerMayPropose: Story = {
  ...onApi(async (api) => {
    const { seller, invoice } = await paidSale(api);
    api.signIn(seller);
    return { invoice };
  }),
};

export const SellerAnswers: Story = {
  ...onApi(async (api) => {
    const sale = await collectedSale(api);
    await askReturn(api, sale, { reason: "no_conforme", text: "La caja no cambia." });
    api.signIn(sale.seller);
    return { invoice: sale.invoice };
  }),
};

export const SellerRefunds: Story = {
  ...onApi(async (api) => {
    const sale = await paidSale(api);
    await askReturn(api, sale);
    api.signIn(sale.seller);
    return { invoice: sale.invoice };
  }),
};

/** As the sale of another person, too. */
export const Missing: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    return { invoice: 999_999 };
  }),
};

export const Guest: Story = { ...onApi(async () => ({ invoice: 1 })) };

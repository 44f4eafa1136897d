import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { paidSale } from "../../src/testing/paid-sale";
import { PaperList } from "./PaperList";
import { paperListDocs } from "./paper-list.docs";

const meta: Meta<typeof PaperList> = {
  title: "Account/PaperList",
  component: PaperList,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(paperListDocs) } },
};
export default meta;

type Story = StoryObj<typeof PaperList>;

export const Buyer: Story = {
  ...onApi(async (api) => {
    const { buyer } = await paidSale(api);
    api.signIn(buyer);
    return {};
  }),
};

export const Seller: Story = {
  ...onApi(async (api) => {
    const { seller, invoice } = await paidSale(api);
    await api.db.query(
      "update sale_papers set due_at = now() - interval '1 day' where invoice_id = $1 and kind = 'contrato'",
      [invoice],
    );
    await api.db.query(
      "update sale_papers set status = 'handed_over' where invoice_id = $1 and kind = 'ficha_tecnica'",
      [invoice],
    );
    api.signIn(seller);
    return { invoice };
  }),
};

export const None: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    return {};
  }),
};

export const Guest: Story = { ...onApi(async () => ({})) };

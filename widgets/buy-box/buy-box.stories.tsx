import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { BuyBox } from "./BuyBox";
import { buyBoxDocs } from "./buy-box.docs";

const meta: Meta<typeof BuyBox> = {
  title: "Lot/BuyBox",
  component: BuyBox,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(buyBoxDocs) } },
};
export default meta;

type Story = StoryObj<typeof BuyBox>;

const direct = {
  title: "Seat León 1.5 TSI",
  auction: 0,
  extension: null,
  startCents: 899_000,
  reserveCents: null,
} as const;

export const DirectSale: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    return { lot: await api.seedLot(direct) };
  }),
};

export const Confirming: Story = {
  ...DirectSale,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /^Comprar por/ }));
    await canvas.findByRole("dialog");
  },
};

export const ReservedByAnother: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    const lot = await api.seedLot(direct);
    await api.call("buynow/addToCart", { project_id: lot }, await api.seedUser());
    return { lot };
  }),
};

export const WillBeTold: Story = {
  ...ReservedByAnother,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Avísenme" }));
    await canvas.findByRole("button", { name: "Le avisaremos" });
  },
};

export const OfAnAuction: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    const lot = await api.seedLot({
      title: "Ford Kuga",
      buyNowCents: 1_000_000,
      buyNowPolicy: "until_first_bid",
    });
    return { lot };
  }),
};

export const Guest: Story = {
  ...onApi(async (api) => ({ lot: await api.seedLot(direct) })),
};

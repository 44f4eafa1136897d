import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { onApi, type StoryApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { OfferBox } from "./OfferBox";
import { offerBoxDocs } from "./offer-box.docs";

const meta: Meta<typeof OfferBox> = {
  title: "Lot/OfferBox",
  component: OfferBox,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(offerBoxDocs) } },
};
export default meta;

type Story = StoryObj<typeof OfferBox>;

async function forSale(api: StoryApi) {
  const seller = await api.seedUser({ admin: true, companyname: "Autos Ribera" });
  const lot = await api.seedLot({
    title: "Seat León 1.5 TSI",
    sellerId: seller.id,
    auction: 0,
    extension: null,
    startCents: 899_000,
    reserveCents: null,
  });
  return { seller, lot };
}

type Answer = "counter" | "accept" | "decline";

/** An offer of 7.500 €, and what its seller says to it. */
function offered(answer?: Answer) {
  return onApi(async (api) => {
    const { seller, lot } = await forSale(api);
    const me = await api.seedUser();
    const { responseData } = await api.call(
      "makeoffer/addToMakeoffer",
      {
        project_id: lot,
        amount: "7500",
        note: "Puedo recogerlo esta semana.",
        accept_terms: 1,
        idempotency_key: crypto.randomUUID(),
      },
      me,
    );
    if (answer) {
      await api.call(
        "seller/offer/changeOfferStatus",
        {
          offer_id: responseData.record.offer_id,
          action: answer,
          expected_amount: "7500",
          ...(answer === "counter" && { amount: "8250", note: "Con la ITV recién pasada." }),
          idempotency_key: crypto.randomUUID(),
        },
        seller,
      );
    }
    api.signIn(me);
    return { lot };
  });
}

export const NoneYet: Story = {
  ...onApi(async (api) => {
    const { lot } = await forSale(api);
    api.signIn(await api.seedUser());
    return { lot };
  }),
};

export const Typing: Story = {
  ...NoneYet,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Hacer una oferta" }));
    await canvas.findByRole("dialog");
  },
};

export const Waiting: Story = { ...offered() };
export const Countered: Story = { ...offered("counter") };
export const Accepted: Story = { ...offered("accept") };
export const Declined: Story = { ...offered("decline") };

export const Guest: Story = {
  ...onApi(async (api) => ({ lot: (await forSale(api)).lot })),
};

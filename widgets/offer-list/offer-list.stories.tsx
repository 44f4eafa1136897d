import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { onApi, type StoryApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { OfferList } from "./OfferList";
import { offerListDocs } from "./offer-list.docs";

const meta: Meta<typeof OfferList> = {
  title: "Account/OfferList",
  component: OfferList,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(offerListDocs) } },
};
export default meta;

type Story = StoryObj<typeof OfferList>;

/** One lot for each answer of the seller, and one with two offers that wait. */
async function seedStates(api: StoryApi) {
  const seller = await api.seedUser({ admin: true, companyname: "Autos Ribera" });
  const buyer = await api.seedUser();
  const forSale = (title: string) =>
    api.seedLot({
      title,
      sellerId: seller.id,
      auction: 0,
      extension: null,
      startCents: 899_000,
      reserveCents: null,
    });
  const offer = async (lot: number, amount: string, as = buyer) => {
    const press = { project_id: lot, amount, accept_terms: 1 as const };
    const { responseData } = await api.call(
      "makeoffer/addToMakeoffer",
      { ...press, idempotency_key: crypto.randomUUID() },
      as,
    );
    return responseData.record.offer_id;
  };
  const answers = [
    ["Seat León", "accept"],
    ["Ford Focus", "decline"],
    ["Renault Clio", "counter"],
  ] as const;
  for (const [title, action] of answers) {
    await api.call(
      "seller/offer/changeOfferStatus",
      {
        offer_id: await offer(await forSale(title), "7500"),
        action,
        expected_amount: "7500",
        ...(action === "counter" && { amount: "8250", note: "Con la ITV recién pasada." }),
        idempotency_key: crypto.randomUUID(),
      },
      seller,
    );
  }
  const lot = await forSale("Audi A4 Avant");
  await offer(lot, "7900", await api.seedUser());
  await offer(lot, "8100");
  return { seller, buyer };
}

export const Made: Story = {
  ...onApi(async (api) => {
    const { buyer } = await seedStates(api);
    api.signIn(buyer);
    return {};
  }),
};

export const Received: Story = {
  ...onApi(async (api) => {
    const { seller } = await seedStates(api);
    api.signIn(seller);
    return { side: "seller" as const };
  }),
};

export const Compared: Story = {
  ...Received,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [compare] = await canvas.findAllByRole("button", { name: /^Comparar/ });
    if (compare) await userEvent.click(compare);
    await canvas.findByRole("dialog");
  },
};

export const AutomaticAnswers: Story = {
  ...Received,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [open] = await canvas.findAllByRole("button", { name: "Respuestas automáticas" });
    if (open) await userEvent.click(open);
    await canvas.findByRole("textbox", { name: /^Aceptar desde/ });
  },
};

export const None: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    return {};
  }),
};

export const Guest: Story = { ...onApi(async () => ({})) };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { onApi, type StoryApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { Checkout } from "./Checkout";
import { checkoutDocs } from "./checkout.docs";

const meta: Meta<typeof Checkout> = {
  title: "Account/Checkout",
  component: Checkout,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(checkoutDocs) } },
};
export default meta;

type Story = StoryObj<typeof Checkout>;

/** A cart with one vehicle; its person has said to whom the document goes. */
async function seedCart(api: StoryApi) {
  const seller = await api.seedUser({ admin: true, companyname: "Autos Ribera" });
  const me = await api.seedUser();
  const lot = await api.seedLot({
    title: "Seat León 1.5 TSI",
    sellerId: seller.id,
    auction: 0,
    extension: null,
    startCents: 899_000,
    reserveCents: null,
  });
  const { responseData } = await api.call("buynow/addToCart", { project_id: lot }, me);
  const cart = responseData.cart_id ?? 0;
  await api.call(
    "cart/saveAddress",
    {
      cart_id: cart,
      nif: "12345678Z",
      address: { address1: "Calle Mayor 1", zip: "28013", city: "Madrid" },
    },
    me,
  );
  api.signIn(me);
  return { cart, lot };
}

export const Details: Story = {
  ...onApi(async (api) => ({ cart: (await seedCart(api)).cart })),
};

async function goOn(canvasElement: HTMLElement, presses: number) {
  const canvas = within(canvasElement);
  for (let press = 0; press < presses; press += 1) {
    await userEvent.click(await canvas.findByRole("button", { name: "Continuar" }));
    await canvas.findByRole("button", { name: "Volver" });
  }
}

export const Pickup: Story = {
  ...Details,
  play: ({ canvasElement }) => goOn(canvasElement, 1),
};

export const Summary: Story = {
  ...Details,
  play: ({ canvasElement }) => goOn(canvasElement, 2),
};

export const Ended: Story = {
  ...onApi(async (api) => {
    const { cart, lot } = await seedCart(api);
    await api.db.query("update cart_lines set reserved_until = now() where lot_id = $1", [lot]);
    await api.db.query("update lots set reserved_until = now() where id = $1", [lot]);
    return { cart };
  }),
};

export const Missing: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    return { cart: 999_999 };
  }),
};

export const Guest: Story = { ...onApi(async () => ({ cart: 1 })) };

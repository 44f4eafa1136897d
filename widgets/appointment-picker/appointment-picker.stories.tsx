import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { bookPickup, handOver, paidSale } from "../../src/testing/paid-sale";
import { AppointmentPicker } from "./AppointmentPicker";
import { appointmentPickerDocs } from "./appointment-picker.docs";

const meta: Meta<typeof AppointmentPicker> = {
  title: "Account/AppointmentPicker",
  component: AppointmentPicker,
  tags: ["autodocs"],
  args: { invoice: 0 },
  parameters: { layout: "padded", docs: { page: widgetDocs(appointmentPickerDocs) } },
};
export default meta;

type Story = StoryObj<typeof AppointmentPicker>;

export const Choosing: Story = {
  ...onApi(async (api) => {
    const { buyer, invoice } = await paidSale(api);
    api.signIn(buyer);
    return { invoice };
  }),
};

export const Booked: Story = {
  ...onApi(async (api) => {
    const sale = await paidSale(api);
    await bookPickup(api, sale);
    api.signIn(sale.buyer);
    return { invoice: sale.invoice };
  }),
};

export const NotPaid: Story = {
  ...onApi(async (api) => {
    const { buyer, invoice } = await paidSale(api, { isPaid: false });
    api.signIn(buyer);
    return { invoice };
  }),
};

export const Waiting: Story = {
  ...onApi(async (api) => {
    const { buyer, seller, invoice } = await paidSale(api, { isPaid: false });
    const about = { invoice_id: invoice };
    const { dates } = (await api.call("appointment/checkAppointments", about, seller)).responseData;
    const payment_object = { appointmentTime: dates[6]?.slots[0]?.start };
    const payment = { ...about, amount: "3000", payment_object };
    await api.call("seller/offline/payCartOffline", payment, seller);
    api.signIn(buyer);
    return { invoice };
  }),
};

export const HandedOver: Story = {
  ...onApi(async (api) => {
    const sale = await paidSale(api);
    await bookPickup(api, sale);
    await handOver(api, sale);
    api.signIn(sale.buyer);
    return { invoice: sale.invoice };
  }),
};

export const Recorded: Story = {
  ...onApi(async (api) => {
    const sale = await paidSale(api);
    await bookPickup(api, sale);
    const notes = "Rayón en la puerta trasera, visto por los dos.";
    await handOver(api, sale, { km: 84_563, keys_given: 2, notes });
    api.signIn(sale.buyer);
    return { invoice: sale.invoice };
  }),
};

/** In the yard, on one phone. */
export const HandingOver: Story = {
  ...onApi(async (api) => {
    const sale = await paidSale(api);
    await bookPickup(api, sale);
    const ready = { invoice_id: sale.invoice, delivered: 2 as const };
    await api.call("custom/delivery", ready, sale.seller);
    api.signIn(sale.seller);
    return { invoice: sale.invoice };
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const patience = { timeout: 20_000 };
    const open = await canvas.findByRole("button", { name: "Entregar el vehículo" }, patience);
    await userEvent.click(open);
    await expect(await canvas.findByLabelText("Kilómetros que marca", {}, patience)).toBeVisible();
  },
};

export const Seller: Story = {
  ...onApi(async (api) => {
    const sale = await paidSale(api);
    await bookPickup(api, sale);
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

import type { Meta, StoryObj } from "@storybook/react-vite";
import userEvent from "@testing-library/user-event";
import { expect, waitFor } from "storybook/test";
import { onApi, type StoryApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { topUp } from "../../src/testing/pay-frame";
import { Payment } from "./Payment";
import { paymentDocs } from "./payment.docs";

const meta: Meta<typeof Payment> = {
  title: "Account/Payment",
  component: Payment,
  tags: ["autodocs"],
  args: { purpose: "deposit" },
  parameters: { layout: "padded", docs: { page: widgetDocs(paymentDocs) } },
};
export default meta;

type Story = StoryObj<typeof Payment>;

/** A deposit of a bidder with so much in their balance. */
function deposit(balance: string | undefined, then?: (api: StoryApi) => void) {
  return onApi(async (api) => {
    api.letClockRun();
    const me = await api.seedUser();
    if (balance !== undefined) await topUp(api, me, balance);
    api.signIn(me);
    const lot = await api.seedLot({ title: "Audi A4 Avant", depositCents: 60_000 });
    then?.(api);
    return { reference: String(lot) };
  });
}

/** Presses a button of the page, then those of the dialog that it opens, and waits for a text. */
function press(names: readonly RegExp[], until: string): NonNullable<Story["play"]> {
  return async ({ canvasElement }) => {
    for (const [index, name] of names.entries()) {
      const buttons = index === 0 ? "button" : "dialog[open] button";
      const button = await waitFor(() => {
        const found = [...canvasElement.querySelectorAll(buttons)].find((each) =>
          name.test(each.textContent ?? ""),
        );
        if (!found) throw new Error(`the story has no ${name}`);
        return found;
      });
      await userEvent.click(button);
    }
    await waitFor(() => expect(canvasElement).toHaveTextContent(until), { timeout: 5_000 });
  };
}

export const Due: Story = { ...deposit(undefined) };

export const Choosing: Story = { ...deposit("800.00"), play: press([/^Pagar 600/], "Saldo:") };

export const BalanceTooSmall: Story = {
  ...deposit("100.00"),
  play: press([/^Pagar 600/], "No es suficiente"),
};

export const InTheFrame: Story = {
  ...deposit(undefined),
  play: press([/^Pagar 600/, /^Continuar/], "Datos de la tarjeta"),
};

export const ByGateway: Story = {
  ...deposit("800.00"),
  play: async (context) => {
    await press([/^Pagar 600/], "Rosoom")(context);
    const radio = [...context.canvasElement.querySelectorAll<HTMLInputElement>("input")].find(
      ({ value }) => value === "gateway:rosoom",
    );
    if (!radio) throw new Error("the story has no gateway");
    await userEvent.click(radio);
    await waitFor(() => expect(context.canvasElement).toHaveTextContent("Ir a Rosoom para pagar"));
  },
};

export const Accepted: Story = {
  ...deposit("800.00"),
  play: press([/^Pagar 600/, /^Pagar 600/], "Pago aceptado"),
};

export const Guest: Story = { ...onApi(async () => ({ purpose: "topup" })) };

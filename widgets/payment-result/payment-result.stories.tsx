import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { payInFrame } from "../../src/testing/pay-frame";
import { PaymentResult } from "./PaymentResult";
import { paymentResultDocs } from "./payment-result.docs";

const meta: Meta<typeof PaymentResult> = {
  title: "Account/PaymentResult",
  component: PaymentResult,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(paymentResultDocs) } },
};
export default meta;

type Story = StoryObj<typeof PaymentResult>;

/** A top-up with one of the sandbox's cards; without a number it is not paid. */
function topUp(number?: string) {
  return onApi(async (api) => {
    const me = await api.seedUser();
    api.signIn(me);
    const { responseData } = await api.call("credit/addCreditBalance", { amount: "120.00" }, me);
    if (number) await payInFrame(api, responseData.frame_url ?? "", { number });
    return { payment: responseData.payment.id };
  });
}

export const Paid: Story = { ...topUp("4242424242424242") };

export const Pending: Story = { ...topUp("4000000000008104") };

export const Declined: Story = { ...topUp("4000000000000002") };

export const NotCompleted: Story = { ...topUp() };

export const Missing: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    return { payment: 999_999 };
  }),
};

export const Guest: Story = { ...onApi(async () => ({})) };

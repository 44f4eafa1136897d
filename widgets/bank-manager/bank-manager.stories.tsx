import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { addBank } from "../../demo-site/server/testing/add-bank";
import { BankManager } from "./BankManager";
import { bankManagerDocs } from "./bank-manager.docs";

const meta: Meta<typeof BankManager> = {
  title: "Account/BankManager",
  component: BankManager,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(bankManagerDocs) } },
};
export default meta;

type Story = StoryObj<typeof BankManager>;

/** One in each of its states. */
export const Accounts: Story = {
  ...onApi(async (api) => {
    const me = await api.seedUser();
    await addBank(api, me);
    for (const [at, status] of ["verified", "verification_failed", "errored"].entries()) {
      const { id } = await addBank(api, me, `00012345678${at}`);
      await api.db.query("update payment_methods set status = $2 where provider_ref = $1", [
        id,
        status,
      ]);
    }
    api.signIn(me);
    return {};
  }),
};

export const None: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    return {};
  }),
};

export const Guest: Story = { ...onApi(async () => ({})) };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi, type StoryApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { TransactionList } from "./TransactionList";
import { transactionListDocs } from "./transaction-list.docs";

const meta: Meta<typeof TransactionList> = {
  title: "Account/TransactionList",
  component: TransactionList,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(transactionListDocs) } },
};
export default meta;

type Story = StoryObj<typeof TransactionList>;

/** One payment in each state that a payment may come to. */
async function seedStates(api: StoryApi) {
  const me = await api.seedUser();
  api.signIn(me);
  const states = ["succeeded", "processing", "failed", "canceled", "reversed", "disputed"];
  for (const [index, state] of states.entries()) {
    await api.call("credit/addCreditBalance", { amount: `${100 + index * 25}.00` }, me);
    const isPaid = ["succeeded", "reversed", "disputed"].includes(state);
    await api.db.query(
      `update payments set status = $2, captured_cents = case when $3 then amount_cents else 0 end,
         refunded_cents = case when $2 = 'succeeded' and $4 then amount_cents else 0 end, disputed = $5,
         method = '{"kind":"card","brand":"visa","last4":"4242"}'::jsonb
       where id = (select max(id) from payments where user_id = $1)`,
      [me.id, isPaid ? "succeeded" : state, isPaid, state === "reversed", state === "disputed"],
    );
  }
}

export const States: Story = {
  ...onApi(async (api) => {
    await seedStates(api);
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

import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi, type StoryApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { DepositList } from "./DepositList";
import { depositListDocs } from "./deposit-list.docs";

const meta: Meta<typeof DepositList> = {
  title: "Account/DepositList",
  component: DepositList,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(depositListDocs) } },
};
export default meta;

type Story = StoryObj<typeof DepositList>;

const STATES = [
  ["Seat León 1.5 TSI", "held", null],
  ["Audi A4 Avant 2.0 TDI", "applied", null],
  ["Volkswagen Crafter L3H2", "returned", null],
  ["Renault Kangoo 1.5 dCi", "forfeited", "impago"],
  ["Yamaha MT-07", "charged_back", null],
] as const;

/** Deposits as sales leave them. */
async function seedStates(api: StoryApi): Promise<number> {
  const me = await api.seedUser();
  api.signIn(me);
  let first = 0;
  for (const [title, status, reason] of STATES) {
    const lot = await api.seedLot({ title, depositCents: 50_000 });
    const [row] = await api.db.query<{ id: number }>(
      `insert into deposits (user_id, lot_id, amount_cents, status, reason, returned_at)
       values ($1, $2, 50000, $3, $4, case when $3 = 'held' then null else clock_timestamp() end)
       returning id`,
      [me.id, lot, status, reason],
    );
    first ||= row?.id ?? 0;
  }
  return first;
}

export const States: Story = {
  ...onApi(async (api) => {
    await seedStates(api);
    return {};
  }),
};

export const Document: Story = {
  ...onApi(async (api) => ({ deposit: await seedStates(api) })),
};

export const None: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    return {};
  }),
};

export const Guest: Story = { ...onApi(async () => ({})) };

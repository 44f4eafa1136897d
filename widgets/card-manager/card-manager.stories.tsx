import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { saveCard } from "../../demo-site/server/testing/save-card";
import { CardManager } from "./CardManager";
import { cardManagerDocs } from "./card-manager.docs";

const meta: Meta<typeof CardManager> = {
  title: "Account/CardManager",
  component: CardManager,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(cardManagerDocs) } },
};
export default meta;

type Story = StoryObj<typeof CardManager>;

/** The second is the one that pays where nothing is chosen, and one has expired. */
export const Cards: Story = {
  ...onApi(async (api) => {
    const me = await api.seedUser();
    await saveCard(api, me, { number: "5555555555554444", month: 3, year: 2031 });
    await saveCard(api, me);
    await api.db.query(
      "update payment_methods set exp_year = 2020 where user_id = $1 and last4 = '4242'",
      [me.id],
    );
    api.signIn(me);
    return {};
  }),
};

export const InTheVault: Story = {
  ...onApi(async (api) => {
    const me = await api.seedUser();
    await saveCard(api, me, { into: "vault" });
    api.signIn(me);
    return { kind: "vault" };
  }),
};

export const None: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    return {};
  }),
};

export const Unreadable: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    const { fetch } = api;
    api.fetch = (input, init) =>
      String(input instanceof Request ? input.url : input).includes("payment_method/list")
        ? Promise.resolve(new Response("", { status: 500 }))
        : fetch(input, init);
    return {};
  }),
};

export const Guest: Story = { ...onApi(async () => ({})) };

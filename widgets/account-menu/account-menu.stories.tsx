import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { AccountMenu } from "./AccountMenu";
import { accountMenuDocs } from "./account-menu.docs";

const meta: Meta<typeof AccountMenu> = {
  title: "Account/AccountMenu",
  component: AccountMenu,
  tags: ["autodocs"],
  args: { current: "/auctions/won" },
  parameters: { docs: { page: widgetDocs(accountMenuDocs) } },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ width: (parameters["width"] as number | undefined) ?? 280 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof AccountMenu>;

const buyer = onApi(async (api) => {
  const [me, rival, lot] = [
    await api.seedUser({ firstName: "Ana", lastName: "Ruiz" }),
    await api.seedUser(),
    await api.seedLot(),
  ];
  await api.bid(lot, me, "6000.00");
  await api.bid(lot, rival, "9000.00");
  api.signIn(me);
  return {};
});

const seller = onApi(async (api) => {
  const me = await api.seedUser({ admin: true, companyname: "Automóviles Turia" });
  const past = { sellerId: me.id, opensInMs: -7_200_000, closesInMs: -3_600_000 };
  for (let lots = 0; lots < 3; lots++) await api.seedLot({ ...past, status: "unsold" });
  api.signIn(me);
  return {};
});

export const Playground: Story = { ...buyer };

export const Seller: Story = { args: { current: "/seller/auctions/unsold" }, ...seller };

export const Collapsible: Story = {
  args: { collapsible: true },
  parameters: { width: 340 },
  ...buyer,
};

export const Wide: Story = { parameters: { width: 900 }, ...seller };

export const Loading: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    api.fetch = () => new Promise(() => {});
    return {};
  }),
};

export const Guest: Story = { ...onApi(async () => ({})) };

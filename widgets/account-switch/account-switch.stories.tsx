import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi, type StoryApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { linkAccounts } from "../../demo-site/server/features/companies/account-link-repository";
import { AccountSwitch } from "./AccountSwitch";
import { accountSwitchDocs } from "./account-switch.docs";

const meta: Meta<typeof AccountSwitch> = {
  title: "Account/Account switch",
  component: AccountSwitch,
  tags: ["autodocs"],
  parameters: { docs: { page: widgetDocs(accountSwitchDocs) } },
};
export default meta;

type Story = StoryObj<typeof AccountSwitch>;

async function withAccounts(api: StoryApi) {
  const me = await api.seedUser({ firstName: "Rosa", lastName: "Vidal" });
  for (const [companyname, role] of [
    ["Ribera, S.L.", "owner"],
    ["Flotas Pinoalto, S.L.", "employee"],
  ] as const) {
    const { id } = await api.seedUser({ admin: true, companyname });
    await linkAccounts(api.db, { userId: me.id, accountId: id, role });
  }
  api.signIn(me);
  return {};
}

export const Playground: Story = { ...onApi(withAccounts) };

export const Alone: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    return {};
  }),
};

export const Guest: Story = { ...onApi(async () => ({})) };

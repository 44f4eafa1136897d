import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { Organization } from "./Organization";
import { organizationDocs } from "./organization.docs";

const meta: Meta<typeof Organization> = {
  title: "Account/Organization",
  component: Organization,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(organizationDocs) } },
};
export default meta;

type Story = StoryObj<typeof Organization>;

export const People: Story = {
  ...onApi(async (api) => {
    const owner = await api.seedUser({ admin: true, companyname: "Autos Ribera" });
    const names = [
      ["Marta", "Ruiz"],
      ["Jon", "Echevarría"],
    ] as const;
    for (const [firstName, lastName] of names) {
      await api.seedUser({ admin: true, asEmployeesId: owner.id, firstName, lastName });
    }
    api.signIn(owner);
    return {};
  }),
};

export const NobodyYet: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser({ admin: true }));
    return {};
  }),
};

export const Guest: Story = { ...onApi(async () => ({})) };

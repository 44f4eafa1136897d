import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { CompanyOwners } from "./CompanyOwners";
import { companyOwnersDocs } from "./company-owners.docs";

const meta: Meta<typeof CompanyOwners> = {
  title: "Account/CompanyOwners",
  component: CompanyOwners,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(companyOwnersDocs) } },
};
export default meta;

type Story = StoryObj<typeof CompanyOwners>;

export const People: Story = {
  ...onApi(async (api) => {
    const me = await api.seedUser({ admin: true });
    const people = [
      { first_name: "Luis", last_name: "Gil", role: "owner", ownership_percent: 60 },
      { first_name: "Eva", last_name: "Sol", role: "employee", ownership_percent: null },
    ] as const;
    for (const person of people) {
      const email = `${person.first_name.toLowerCase()}@example.test`;
      await api.call("user/addCompanyOwner", { ...person, email }, me);
    }
    api.signIn(me);
    return {};
  }),
};

export const Nobody: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser({ admin: true }));
    return {};
  }),
};

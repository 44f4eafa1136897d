import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { IdentityCheck } from "./IdentityCheck";
import { identityCheckDocs } from "./identity-check.docs";

const meta: Meta<typeof IdentityCheck> = {
  title: "Account/IdentityCheck",
  component: IdentityCheck,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(identityCheckDocs) } },
};
export default meta;

type Story = StoryObj<typeof IdentityCheck>;

const DNI = {
  document_type: "dni",
  document_number: "12345678Z",
  birth_date: "1990-05-04",
} as const;

export const Unchecked: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    return {};
  }),
};

export const Approved: Story = {
  ...onApi(async (api) => {
    const me = await api.seedUser();
    await api.call("user/updateProfileKYC", DNI, me);
    await api.call("user/runKycCheck", {}, me);
    api.signIn(me);
    return {};
  }),
};

export const Rejected: Story = {
  ...onApi(async (api) => {
    const me = await api.seedUser();
    await api.call("user/updateProfileKYC", { ...DNI, birth_date: "2020-01-01" }, me);
    await api.call("user/runKycCheck", {}, me);
    api.signIn(me);
    return {};
  }),
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { companySeller } from "../../src/testing/seller";
import { FollowSeller } from "./FollowSeller";
import { followSellerDocs } from "./follow-seller.docs";

const meta: Meta<typeof FollowSeller> = {
  title: "Lots/FollowSeller",
  component: FollowSeller,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(followSellerDocs) } },
};
export default meta;

type Story = StoryObj<typeof FollowSeller>;

export const Guest: Story = onApi(async (api) => ({ seller: (await companySeller(api)).id }));

export const Following: Story = onApi(async (api) => {
  const seller = await companySeller(api);
  const me = await api.seedUser();
  await api.call("user/addFollower", { seller_id: seller.id, notify: "now" }, me);
  api.signIn(me);
  return { seller: seller.id };
});

export const NotYet: Story = onApi(async (api) => {
  const seller = await companySeller(api);
  api.signIn(await api.seedUser());
  return { seller: seller.id };
});

import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { AuctionList } from "./AuctionList";
import { auctionListDocs } from "./auction-list.docs";

const meta: Meta<typeof AuctionList> = {
  title: "Account/AuctionList",
  component: AuctionList,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(auctionListDocs) } },
};
export default meta;

type Story = StoryObj<typeof AuctionList>;

export const Drafts: Story = onApi(async (api) => {
  const seller = await api.seedUser({ admin: true, companyname: "Autos Ribera" });
  api.signIn(seller);
  for (const title of ["Renting de noviembre", "Industriales", "Clásicos"]) {
    await api.call("auction/auctionAction", { action: "save", title }, seller);
  }
  return { list: "draft" as const };
});

export const None: Story = onApi(async (api) => {
  api.signIn(await api.seedUser({ admin: true }));
  return { list: "open" as const };
});

export const Templates: Story = onApi(async (api) => {
  const seller = await api.seedUser({ admin: true, companyname: "Autos Ribera" });
  api.signIn(seller);
  const { responseData } = await api.call(
    "auction/auctionAction",
    { action: "save", title: "Renting de noviembre" },
    seller,
  );
  const id = responseData.record?.id ?? 0;
  await api.call(
    "auction/auctionAction",
    { action: "duplicate", id, template: "Renting mensual" },
    seller,
  );
  return { list: "templates" as const };
});

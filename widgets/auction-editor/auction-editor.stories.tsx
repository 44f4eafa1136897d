import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi, type StoryApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import type { AuctionPart } from "../../src/contract/schemas";
import { AuctionEditor } from "./AuctionEditor";
import { auctionEditorDocs } from "./auction-editor.docs";

const meta: Meta<typeof AuctionEditor> = {
  title: "Account/AuctionEditor",
  component: AuctionEditor,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(auctionEditorDocs) } },
};
export default meta;

type Story = StoryObj<typeof AuctionEditor>;

async function draft(api: StoryApi, part: AuctionPart, count: number) {
  const seller = await api.seedUser({ admin: true, companyname: "Autos Ribera" });
  api.signIn(seller);
  const made = await api.call(
    "auction/auctionAction",
    { action: "save", title: "Renting de noviembre", ...part },
    seller,
  );
  const auction = made.responseData.record?.id ?? 0;
  for (let at = 1; at <= count; at += 1) {
    const lot = await api.call(
      "product/projectAction",
      {
        action: "save",
        title: `Seat Ibiza ${at}`,
        category: "Turismos",
        brand: "Seat",
        model: "Ibiza",
        start_price: "5990",
      },
      seller,
    );
    const project_ids = [lot.responseData.record.id];
    await api.call("auction/addtoAuction", { auction_id: auction, project_ids }, seller);
  }
  return { seller, auction };
}

const soon = () => ({ date_closed: Date.now() + 48 * 3_600_000 });

const onStep = (step: string, count: number): Story =>
  onApi(async (api) => ({ auction: (await draft(api, soon(), count)).auction, step }));

export const NewAuction: Story = onApi(async (api) => {
  api.signIn(await api.seedUser({ admin: true }));
  return {};
});

export const Details: Story = onStep("details", 2);

export const NoLots: Story = onStep("lots", 0);

export const Lots: Story = onStep("lots", 6);

export const Review: Story = onStep("review", 3);

export const Requests: Story = onApi(async (api) => {
  const { seller, auction } = await draft(api, { ...soon(), access: "request" }, 1);
  await api.call("auction/auctionAction", { action: "publish", id: auction }, seller);
  const person = await api.seedUser({ firstName: "Berta", lastName: "Quiroga" });
  await api.call(
    "auction/auctionAccessRequest",
    { auction_id: auction, note: "Compro para mi taller." },
    person,
  );
  return { auction, step: "access" };
});

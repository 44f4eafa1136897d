import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi, type StoryApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { AuctionAccess } from "./AuctionAccess";
import { auctionAccessDocs } from "./auction-access.docs";

const meta: Meta<typeof AuctionAccess> = {
  title: "Widgets/AuctionAccess",
  component: AuctionAccess,
  tags: ["autodocs"],
  parameters: { docs: { page: widgetDocs(auctionAccessDocs) } },
};
export default meta;

type Story = StoryObj<typeof AuctionAccess>;

async function auctionOf(api: StoryApi, access: "open" | "request") {
  const seller = await api.seedUser({ admin: true });
  const made = await api.call(
    "auction/auctionAction",
    {
      action: "save",
      title: "Solo profesionales",
      date_closed: Date.now() + 48 * 3_600_000,
      access,
    },
    seller,
  );
  const auction = made.responseData.record?.id ?? 0;
  const lot = await api.call(
    "product/projectAction",
    {
      action: "save",
      title: "Seat Ibiza",
      category: "Turismos",
      brand: "Seat",
      model: "Ibiza",
      start_price: "5990",
    },
    seller,
  );
  const project_ids = [lot.responseData.record.id];
  await api.call("auction/addtoAuction", { auction_id: auction, project_ids }, seller);
  await api.call(
    "auction/updateAuctionTerms",
    { action: "update", auction_id: auction, html: "<p>Pago en cinco días.</p>" },
    seller,
  );
  await api.call("auction/auctionAction", { action: "publish", id: auction }, seller);
  return auction;
}

export const Asking: Story = onApi(async (api) => {
  const auction = await auctionOf(api, "request");
  api.signIn(await api.seedUser());
  return { auction };
});

export const Waiting: Story = onApi(async (api) => {
  const auction = await auctionOf(api, "request");
  const person = await api.seedUser();
  api.signIn(person);
  await api.call("auction/auctionAccessRequest", { auction_id: auction }, person);
  return { auction };
});

export const Terms: Story = onApi(async (api) => {
  const auction = await auctionOf(api, "open");
  api.signIn(await api.seedUser());
  return { auction };
});

import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi, type StoryApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { AccessRequests } from "./AccessRequests";
import { accessRequestsDocs } from "./access-requests.docs";

const meta: Meta<typeof AccessRequests> = {
  title: "Account/AccessRequests",
  component: AccessRequests,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(accessRequestsDocs) } },
};
export default meta;

type Story = StoryObj<typeof AccessRequests>;

/** A seller whose auction two people ask to bid in; one has been let in. */
async function asked(api: StoryApi) {
  const seller = await api.seedUser({ admin: true, companyname: "Autos Ribera" });
  api.signIn(seller);
  const saved = await api.call(
    "auction/auctionAction",
    {
      action: "save",
      title: "Renting de noviembre",
      access: "request",
      date_closed: Date.now() + 2 * 86_400_000,
    },
    seller,
  );
  const auction = saved.responseData.record?.id ?? 0;
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
  const lots = { auction_id: auction, project_ids: [lot.responseData.record.id] };
  await api.call("auction/addtoAuction", lots, seller);
  await api.call("auction/auctionAction", { action: "publish", id: auction }, seller);
  for (const [firstName, note] of [
    ["Berta", "Compro para mi taller."],
    ["Carlos", ""],
  ] as const) {
    const person = await api.seedUser({ firstName, lastName: "Quiroga" });
    await api.call("auction/auctionAccessRequest", { auction_id: auction, note }, person);
  }
  const { responseData } = await api.call("product/getProjectAccessRequest", {}, seller);
  const [first] = responseData.records;
  if (first) {
    const decision = { ids: [first.id], status: "approved" as const };
    await api.call("product/projectAccessReqStatus", decision, seller);
  }
  return auction;
}

export const OfAllAuctions: Story = {
  ...onApi(async (api) => {
    await asked(api);
    return {};
  }),
};

const ofOne: Story = onApi(async (api) => ({ auction: await asked(api) }));

export const OfOneAuction: Story = { ...ofOne };

export const Narrow: Story = {
  ...ofOne,
  decorators: [
    (Story) => (
      <div style={{ width: 343 }}>
        <Story />
      </div>
    ),
  ],
};

export const NothingYet: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser({ admin: true }));
    return {};
  }),
};

export const Guest: Story = { ...onApi(async () => ({})) };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { companySeller } from "../../src/testing/seller";
import { Inbox } from "./Inbox";
import { inboxDocs } from "./inbox.docs";

const meta: Meta<typeof Inbox> = {
  title: "Account/Inbox",
  component: Inbox,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(inboxDocs) } },
};
export default meta;

type Story = StoryObj<typeof Inbox>;
type StoryApi = Parameters<Parameters<typeof onApi>[0]>[0];

/** A buyer asks, the seller answers; with a phone that is hidden. */
async function talk(api: StoryApi) {
  const seller = await companySeller(api);
  const buyer = await api.seedUser({ firstName: "Lucía" });
  const lot = await api.seedLot({ sellerId: seller.id, title: "Seat León FR" });
  const client_key = crypto.randomUUID();
  const { responseData } = await api.call(
    "messages/saveMessageFromView",
    { project_id: lot, text: "¿Tiene libro? Llámeme al 612 345 678.", client_key },
    buyer,
  );
  const { thread_id: thread } = responseData.thread;
  await api.call(
    "messages/saveMessage",
    { thread_id: thread, text: "Sí, completo y sellado.", client_key: crypto.randomUUID() },
    seller,
  );
  return { seller, buyer, thread };
}

export const Guest: Story = onApi(async () => ({}));

export const Nothing: Story = onApi(async (api) => {
  api.signIn(await api.seedUser());
  return {};
});

export const List: Story = onApi(async (api) => {
  api.signIn((await talk(api)).buyer);
  return {};
});

export const MaskedMessage: Story = onApi(async (api) => {
  const { seller, thread } = await talk(api);
  api.signIn(seller);
  return { thread };
});

export const Blocked: Story = onApi(async (api) => {
  const { seller, thread } = await talk(api);
  await api.call("custom/blockPerson", { thread_id: thread, blocked: 1 }, seller);
  api.signIn(seller);
  return { thread };
});

import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi, type StoryApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { Templates } from "./Templates";
import { templatesDocs } from "./templates.docs";

const meta: Meta<typeof Templates> = {
  title: "Account/Templates",
  component: Templates,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(templatesDocs) } },
};
export default meta;

type Story = StoryObj<typeof Templates>;

async function filled(api: StoryApi) {
  const seller = await api.seedUser({ admin: true, companyname: "Autos Ribera" });
  api.signIn(seller);
  for (const [name, title] of [
    ["Compactos", "Seat Ibiza"],
    ["Furgonetas", "Ford Transit"],
  ] as const) {
    await api.call("template/product/projectAction", { action: "add", name, title }, seller);
  }
  await api.call(
    "template/auction/auctionAction",
    { action: "add", name: "Renting mensual", title: "Renting de noviembre" },
    seller,
  );
}

const both: Story = onApi(async (api) => {
  await filled(api);
  return {};
});

export const Both: Story = { ...both };

export const OfLots: Story = {
  ...onApi(async (api) => {
    await filled(api);
    return { kind: "lots" as const };
  }),
};

export const OfAuctions: Story = {
  ...onApi(async (api) => {
    await filled(api);
    return { kind: "auctions" as const };
  }),
};

export const Narrow: Story = {
  ...both,
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

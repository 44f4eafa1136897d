import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { SellingList, type SellingListProps } from "./SellingList";
import { sellingListDocs } from "./selling-list.docs";

const meta: Meta<typeof SellingList> = {
  title: "Account/SellingList",
  component: SellingList,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(sellingListDocs) } },
};
export default meta;

type Story = StoryObj<typeof SellingList>;

const BRANDS = ["Seat", "BMW", "Ford", "Peugeot", "Citroën"];

/** Lots in these states, as many of each. */
const lots = (
  statuses: readonly ("draft" | "open" | "sold" | "unsold" | "provisional")[],
  args: SellingListProps,
): Story =>
  onApi(async (api) => {
    const seller = await api.seedUser({ admin: true, companyname: "Autos Ribera" });
    api.signIn(seller);
    for (const status of statuses) {
      for (const brand of BRANDS) {
        await api.seedLot({ sellerId: seller.id, status, brand, title: `${brand} de ocasión` });
      }
    }
    return { ...args };
  });

export const Open: Story = { ...lots(["open"], {}) };

export const Sold: Story = { ...lots(["sold"], { list: "sold" }) };

export const ToDecide: Story = { ...lots(["unsold", "provisional"], { list: "unsold" }) };

export const Drafts: Story = { ...lots(["draft"], { list: "draft", kind: "auction" }) };

export const Templates: Story = {
  ...onApi(async (api) => {
    const seller = await api.seedUser({ admin: true });
    api.signIn(seller);
    for (const brand of BRANDS) {
      const id = await api.seedLot({ sellerId: seller.id, brand, title: `${brand} de ocasión` });
      const template = `Molde ${brand}`;
      await api.call("product/projectAction", { action: "duplicate", id, template }, seller);
    }
    return { list: "templates" };
  }),
};

export const HiddenByTheHouse: Story = {
  ...onApi(async (api) => {
    const seller = await api.seedUser({ admin: true });
    const id = await api.seedLot({ sellerId: seller.id, brand: "Seat", title: "Seat de ocasión" });
    const notes = "Faltan los datos del seguro.";
    const staff = await api.seedUser({ staff: true });
    await api.call("product/changeStatus", { id, action: "hide", notes }, staff);
    api.signIn(seller);
    return {};
  }),
};

export const Narrow: Story = {
  ...lots(["open"], {}),
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

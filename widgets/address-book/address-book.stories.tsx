import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { AddressBook } from "./AddressBook";
import { addressBookDocs } from "./address-book.docs";

const meta: Meta<typeof AddressBook> = {
  title: "Account/AddressBook",
  component: AddressBook,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(addressBookDocs) } },
};
export default meta;

type Story = StoryObj<typeof AddressBook>;

export const Addresses: Story = {
  ...onApi(async (api) => {
    const me = await api.seedUser();
    const place = { zip: "28013", city: "Madrid", state: "Comunidad de Madrid" };
    for (const label of ["Taller", "Casa"]) {
      const input = { action: "add", label, address1: "Calle Mayor 1", ...place } as const;
      await api.call("user/userAddress", input, me);
    }
    api.signIn(me);
    return {};
  }),
};

export const None: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    return {};
  }),
};

export const Guest: Story = { ...onApi(async () => ({})) };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { Notifications } from "./Notifications";
import { notificationsDocs } from "./notifications.docs";

const meta: Meta<typeof Notifications> = {
  title: "Account/Notifications",
  component: Notifications,
  tags: ["autodocs"],
  parameters: { docs: { page: widgetDocs(notificationsDocs) } },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ width: (parameters["width"] as number | undefined) ?? 640 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Notifications>;

const signedIn = onApi(async (api) => {
  const me = await api.seedUser();
  await api.db.query("update users set phone_verified = true where id = $1", [me.id]);
  api.signIn(me);
  return {};
});

export const Playground: Story = { ...signedIn };

export const Narrow: Story = { parameters: { width: 288 }, ...signedIn };

export const WithoutAPhone: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    return {};
  }),
};

export const Seller: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser({ admin: true }));
    return {};
  }),
};

export const Unreachable: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    const { fetch } = api;
    api.fetch = (input, init) =>
      String(input instanceof Request ? input.url : input).includes("decryptProfile")
        ? Promise.reject(new TypeError("Failed to fetch"))
        : fetch(input, init);
    return {};
  }),
};

export const Loading: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    api.fetch = () => new Promise(() => {});
    return {};
  }),
};

export const Guest: Story = { ...onApi(async () => ({})) };

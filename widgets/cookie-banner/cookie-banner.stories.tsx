import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { cookieBannerDocs } from "./cookie-banner.docs";
import { CookieBanner } from "./CookieBanner";

const meta: Meta<typeof CookieBanner> = {
  title: "Site/Cookie banner",
  component: CookieBanner,
  tags: ["autodocs"],
  parameters: { docs: { page: widgetDocs(cookieBannerDocs) } },
  args: { position: "inline", onConsentReloadRequest: () => false },
};
export default meta;

type Story = StoryObj<typeof CookieBanner>;

const choosing = (kept: string) =>
  onApi(async () => {
    document.cookie = `martillo_consent=${kept}; path=/; max-age=${kept === "" ? 0 : 600}`;
    return {};
  });

export const Playground: Story = { ...choosing("") };

export const Settings: Story = { args: { open: true }, ...choosing("1-ps") };

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  ...choosing(""),
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { staticPageDocs } from "./static-page.docs";
import { StaticPage } from "./StaticPage";

const meta: Meta<typeof StaticPage> = {
  title: "Site/Static page",
  component: StaticPage,
  tags: ["autodocs"],
  parameters: { docs: { page: widgetDocs(staticPageDocs) } },
};
export default meta;

type Story = StoryObj<typeof StaticPage>;

const onPlainApi = onApi(async () => ({}));

export const Playground: Story = { args: { page: "quienes-somos" }, ...onPlainApi };

export const Legal: Story = { args: { page: "aviso-legal" }, ...onPlainApi };

export const Tables: Story = { args: { page: "politica-cookies" }, ...onPlainApi };

export const Missing: Story = { args: { page: "nada" }, ...onPlainApi };

export const Loading: Story = {
  args: { page: "help" },
  ...onApi(async (api) => {
    api.fetch = () => new Promise(() => {});
    return {};
  }),
};

export const Unreachable: Story = {
  args: { page: "services" },
  ...onApi(async (api) => {
    api.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
    return {};
  }),
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { LanguageSwitch } from "./LanguageSwitch";
import { languageSwitchDocs } from "./language-switch.docs";

const meta: Meta<typeof LanguageSwitch> = {
  title: "Site/LanguageSwitch",
  component: LanguageSwitch,
  tags: ["autodocs"],
  parameters: { docs: { page: widgetDocs(languageSwitchDocs) } },
};
export default meta;

export const Playground: StoryObj<typeof LanguageSwitch> = onApi(async () => ({}));

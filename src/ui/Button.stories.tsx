import type { Meta, StoryObj } from "@storybook/react-vite";
import { inRoot } from "../../.storybook/in-root";
import { Button } from "./Button";
import { ButtonLink } from "./ButtonLink";

const meta: Meta<typeof Button> = {
  title: "Primitives/Button",
  component: Button,
  decorators: [inRoot],
  args: { children: "Pujar 1.550 €", icon: "gavel" },
};
export default meta;
type Story = StoryObj<typeof Button>;

export const Playground: Story = {};
export const Primary: Story = { args: { variant: "primary" } };
export const Soft: Story = { args: { variant: "soft" } };
export const Ghost: Story = { args: { variant: "ghost" } };
export const Danger: Story = {
  args: { variant: "danger", icon: "close", children: "Anular puja" },
};
export const Small: Story = { args: { size: "s" } };
export const Full: Story = { args: { full: true, variant: "primary" } };
export const Busy: Story = { args: { busy: true, variant: "primary", children: "Enviando…" } };
export const Disabled: Story = { args: { disabled: true } };
export const AsLink: Story = { render: () => <ButtonLink href="#lote">Ver ficha</ButtonLink> };

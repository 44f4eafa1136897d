import type { Meta, StoryObj } from "@storybook/react-vite";
import { inRoot } from "../../.storybook/in-root";
import { Badge } from "./Badge";

const meta: Meta<typeof Badge> = {
  title: "Primitives/Badge",
  component: Badge,
  decorators: [inRoot],
  args: { icon: "gavel", children: "Sin pujas" },
};
export default meta;
type Story = StoryObj<typeof Badge>;

export const Playground: Story = {};
export const Positive: Story = { args: { icon: "trophy", tone: "positive", children: "Ganando" } };
export const Warning: Story = {
  args: { icon: "shield", tone: "warning", children: "Reserva no alcanzada" },
};
export const Danger: Story = {
  args: { icon: "trending-down", tone: "danger", children: "Superado" },
};
export const Accent: Story = {
  args: { icon: "calendar", tone: "accent", children: "Próximamente" },
};
export const OnPhotos: Story = {
  args: { icon: "trophy", tone: "positive", variant: "solid", children: "Ganando" },
};

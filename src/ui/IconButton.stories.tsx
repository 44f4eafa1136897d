import type { Meta, StoryObj } from "@storybook/react-vite";
import { inRoot } from "../../.storybook/in-root";
import { IconButton } from "./IconButton";

const meta: Meta<typeof IconButton> = {
  title: "Primitives/IconButton",
  component: IconButton,
  decorators: [inRoot],
  args: { icon: "heart", label: "Seguir" },
};
export default meta;
type Story = StoryObj<typeof IconButton>;

export const Playground: Story = {};
export const OnPhotos: Story = { args: { variant: "raised" } };
export const Pressed: Story = {
  args: { variant: "raised", filled: true, "aria-pressed": true, label: "Dejar de seguir" },
};
export const Disabled: Story = { args: { disabled: true } };

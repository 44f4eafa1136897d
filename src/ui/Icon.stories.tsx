import type { Meta, StoryObj } from "@storybook/react-vite";
import { inRoot } from "../../.storybook/in-root";
import { Icon, ICON_NAMES } from "./Icon";

const meta: Meta<typeof Icon> = {
  title: "Primitives/Icon",
  component: Icon,
  decorators: [inRoot],
  args: { name: "gavel" },
};
export default meta;
type Story = StoryObj<typeof Icon>;

export const Playground: Story = {};
export const Filled: Story = { args: { name: "heart", filled: true } };
export const All: Story = {
  render: () => (
    <ul
      style={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(120px, 1fr))",
        gap: 24,
      }}
    >
      {ICON_NAMES.map((name) => (
        <li key={name} style={{ display: "grid", justifyItems: "center", gap: 8, fontSize: 12 }}>
          <Icon name={name} size={24} />
          {name}
        </li>
      ))}
    </ul>
  ),
};

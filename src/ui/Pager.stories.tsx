import type { Meta, StoryObj } from "@storybook/react-vite";
import { inRoot } from "../../.storybook/in-root";
import { Pager } from "./Pager";

const meta: Meta<typeof Pager> = {
  title: "Primitives/Pager",
  component: Pager,
  decorators: [inRoot],
  args: { page: 10, pageCount: 20, onPageChange() {} },
};
export default meta;
type Story = StoryObj<typeof Pager>;

export const Playground: Story = {};
export const First: Story = { args: { page: 1, pageCount: 4 } };
export const Last: Story = { args: { page: 20 } };
export const AsLinks: Story = { args: { hrefOf: (page) => `#pagina-${page}` } };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
};

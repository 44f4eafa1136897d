import type { Meta, StoryObj } from "@storybook/react-vite";
import { inRoot } from "../../.storybook/in-root";
import { picturesOf } from "../../.storybook/pictures";
import { Image } from "./Image";

const [first] = picturesOf("suv-negro");

const meta: Meta<typeof Image> = {
  title: "Primitives/Image",
  component: Image,
  decorators: [
    (Story) => (
      <div style={{ width: 400 }}>
        <Story />
      </div>
    ),
    inRoot,
  ],
  args: { src: first?.src, thumb: first?.thumb, alt: "Todocamino negro, vista frontal" },
};
export default meta;
type Story = StoryObj<typeof Image>;

export const Playground: Story = {};
export const Missing: Story = { args: { src: undefined, thumb: undefined } };
export const Failed: Story = { args: { src: "/pictures/none.webp", thumb: undefined } };

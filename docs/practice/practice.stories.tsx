import type { Meta, StoryObj } from "@storybook/react-vite";
import { PracticeAuction } from "./PracticeAuction";
import { play } from "../../widgets/bid-box/bid-box.scenes";

const meta: Meta<typeof PracticeAuction> = {
  title: "Guide/Practice auction",
  component: PracticeAuction,
  args: { pictures: "/pictures" },
  parameters: { layout: "padded" },
};
export default meta;

type Story = StoryObj<typeof PracticeAuction>;

/** Press start: the real server opens inside the page, and three rivals bid against you. */
export const Playground: Story = {};

export const Running: Story = { play: play(["Empezar la subasta"], "Sus rivales") };

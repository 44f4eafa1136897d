import type { Meta, StoryObj } from "@storybook/react-vite";
import userEvent from "@testing-library/user-event";
import { expect, waitFor } from "storybook/test";
import { PracticeAuction } from "./PracticeAuction";

const meta: Meta<typeof PracticeAuction> = {
  title: "Guide/Practice auction",
  component: PracticeAuction,
  args: { pictures: `${import.meta.env.BASE_URL}pictures` },
  parameters: { layout: "padded" },
};
export default meta;

type Story = StoryObj<typeof PracticeAuction>;

/** Press start: the real server opens inside the page, and three rivals bid against you. */
export const Playground: Story = {};

/** A database of its own is opened for it, which takes a moment. */
export const Running: Story = {
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Empezar la subasta" }));
    await waitFor(() => expect(canvasElement).toHaveTextContent("Sus rivales"), {
      timeout: 55_000,
    });
  },
};

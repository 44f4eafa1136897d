import type { Meta, StoryObj } from "@storybook/react-vite";
import userEvent from "@testing-library/user-event";
import { expect, waitFor } from "storybook/test";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { PasswordChange } from "./PasswordChange";
import { passwordChangeDocs } from "./password-change.docs";

const meta: Meta<typeof PasswordChange> = {
  title: "Account/PasswordChange",
  component: PasswordChange,
  tags: ["autodocs"],
  parameters: { docs: { page: widgetDocs(passwordChangeDocs) } },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ width: (parameters["width"] as number | undefined) ?? 440 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof PasswordChange>;

const signedIn = onApi(async (api) => {
  api.signIn(await api.seedUser());
  return {};
});

export const Playground: Story = { ...signedIn };

export const Narrow: Story = { parameters: { width: 288 }, ...signedIn };

export const Incomplete: Story = {
  async play({ canvasElement }) {
    const button = await waitFor(() => {
      const node = canvasElement.querySelector<HTMLElement>("button[type=submit]");
      if (!node) throw new Error("the story does not show the form");
      return node;
    });
    await userEvent.click(button);
    await waitFor(() => expect(canvasElement.querySelector("[aria-invalid]")).not.toBeNull());
  },
  ...signedIn,
};

export const Loading: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    api.fetch = () => new Promise(() => {});
    return {};
  }),
};

export const Guest: Story = { ...onApi(async () => ({})) };

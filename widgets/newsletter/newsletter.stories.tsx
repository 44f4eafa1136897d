import type { Meta, StoryObj } from "@storybook/react-vite";
import userEvent from "@testing-library/user-event";
import { expect, waitFor, within } from "storybook/test";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { Newsletter } from "./Newsletter";
import { newsletterDocs } from "./newsletter.docs";

const meta: Meta<typeof Newsletter> = {
  title: "Site/Newsletter",
  component: Newsletter,
  tags: ["autodocs"],
  parameters: { docs: { page: widgetDocs(newsletterDocs) } },
};
export default meta;

type Story = StoryObj<typeof Newsletter>;

const onPlainApi = onApi(async () => ({}));

export const Playground: Story = { ...onPlainApi };

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 300 }}>
        <Story />
      </div>
    ),
  ],
  ...onPlainApi,
};

export const Incomplete: Story = {
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await waitFor(() => expect(canvasElement).toHaveTextContent("Required"));
  },
  ...onPlainApi,
};

export const Requested: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Nombre"), "Ana Ruiz");
    await userEvent.type(canvas.getByLabelText("Correo electrónico"), "ana@ejemplo.es");
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(canvasElement).toHaveTextContent("successfully"), {
      timeout: 5_000,
    });
  },
  ...onPlainApi,
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { expect, waitFor, within } from "storybook/test";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { useAlerts } from "../../src/state";
import { Alerts } from "./Alerts";
import { alertsDocs } from "./alerts.docs";

const meta: Meta<typeof Alerts> = {
  title: "Page/Alerts",
  component: Alerts,
  tags: ["autodocs"],
  args: { placement: "inline" },
  parameters: { layout: "padded", docs: { page: widgetDocs(alertsDocs) } },
};
export default meta;

type Story = StoryObj<typeof Alerts>;

function Telling({ messages }: { messages: readonly [string, "info" | "error"][] }) {
  const { tell } = useAlerts();
  useEffect(() => {
    for (const [message, kind] of messages) tell(message, kind);
  }, [tell, messages]);
  return null;
}

const THREE: readonly [string, "info" | "error"][] = [
  ["Ha cerrado la sesión.", "info"],
  ["El lote está en su lista de seguimiento.", "info"],
  ["No hay conexión con el servidor.", "error"],
];

/** Nothing to say: it takes no space. */
export const Empty: Story = { ...onApi(async () => ({})) };

/** As many as there can be, a failure among them. */
export const Three: Story = {
  ...onApi(async () => ({})),
  decorators: [
    (Story) => (
      <>
        <Telling messages={THREE} />
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getAllByRole("button")).toHaveLength(THREE.length),
    );
  },
};

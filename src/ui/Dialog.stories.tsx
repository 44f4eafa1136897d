import type { Meta, StoryObj } from "@storybook/react-vite";
import { inRoot } from "../../.storybook/in-root";
import { Button } from "./Button";
import { Dialog } from "./Dialog";

const meta: Meta<typeof Dialog> = {
  title: "Primitives/Dialog",
  component: Dialog,
  decorators: [inRoot],
  args: {
    open: true,
    onClose() {},
    title: "Confirme su puja",
    children: <p>Va a pujar 1.550 € por el lote Audi A4 Avant 2.0 TDI. La puja es vinculante.</p>,
    footer: (
      <>
        <Button variant="ghost">Cancelar</Button>
        <Button variant="primary" icon="check">
          Confirmar 1.550 €
        </Button>
      </>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof Dialog>;

export const Playground: Story = {};
export const WithoutFooter: Story = { args: { footer: null } };
export const Side: Story = { args: { placement: "side", title: "Filtros" } };
export const Long: Story = {
  args: {
    title: "Condiciones",
    children: Array.from({ length: 30 }, (_line, at) => (
      <p key={at} style={{ marginBlockEnd: 12 }}>
        {at + 1}. El vehículo se entrega en el estado en que se encuentra.
      </p>
    )),
  },
};

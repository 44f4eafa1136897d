import type { Meta, StoryObj } from "@storybook/react-vite";
import { inRoot } from "../../.storybook/in-root";
import { Button } from "./Button";
import { EmptyState } from "./EmptyState";
import { ErrorState } from "./ErrorState";
import { Skeleton } from "./Skeleton";
import { Spinner } from "./Spinner";

const meta: Meta<typeof EmptyState> = {
  title: "Primitives/States",
  component: EmptyState,
  decorators: [inRoot],
  args: {
    title: "No hay lotes que coincidan con su búsqueda",
    children: "Pruebe a quitar algún filtro o a buscar con otras palabras.",
    actions: <Button>Borrar filtros</Button>,
  },
};
export default meta;
type Story = StoryObj<typeof EmptyState>;

export const Empty: Story = {};
export const Failed: Story = {
  render: () => (
    <ErrorState
      title="No hay conexión con el servidor."
      next="Compruebe su conexión e inténtelo de nuevo."
      onRetry={() => {}}
    />
  ),
};
export const Retrying: Story = {
  render: () => (
    <ErrorState title="No hay conexión con el servidor." onRetry={() => {}} isRetrying />
  ),
};
export const Loading: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 12, maxWidth: 320 }}>
      <Skeleton height="180px" radius="m" />
      <Skeleton width="80%" />
      <Skeleton width="50%" />
    </div>
  ),
};
export const Working: Story = { render: () => <Spinner /> };

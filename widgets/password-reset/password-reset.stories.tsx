import type { Meta, StoryObj } from "@storybook/react-vite";
import userEvent from "@testing-library/user-event";
import { expect, waitFor, within } from "storybook/test";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { PasswordReset } from "./PasswordReset";
import { passwordResetDocs } from "./password-reset.docs";

const meta: Meta<typeof PasswordReset> = {
  title: "Account/Password reset",
  component: PasswordReset,
  tags: ["autodocs"],
  parameters: { docs: { page: widgetDocs(passwordResetDocs) } },
};
export default meta;

type Story = StoryObj<typeof PasswordReset>;

const asGuest = onApi(async () => ({}));

export const Playground: Story = { ...asGuest };

export const Sent: Story = {
  args: { email: "ana@ejemplo.es" },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Enviar enlace" }));
    await waitFor(() => expect(canvasElement).toHaveTextContent("Revise su correo"));
  },
  ...asGuest,
};

export const NewPassword: Story = {
  args: { linkToken: "secreto", termsUrl: "/terms-and-conditions" },
  ...asGuest,
};

export const UsedUp: Story = {
  args: { linkToken: "un-enlace-que-ya-no-sirve" },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText("Contraseña nueva"), "Nueva-clave-2026!");
    await userEvent.type(await canvas.findByLabelText("Repita la contraseña"), "Nueva-clave-2026!");
    await userEvent.click(await canvas.findByRole("button", { name: "Guardar la contraseña" }));
    await waitFor(() => expect(canvasElement).toHaveTextContent("El enlace ha caducado"));
  },
  ...asGuest,
};

export const Unreachable: Story = {
  args: { email: "ana@ejemplo.es" },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Enviar enlace" }));
    await waitFor(() => expect(canvasElement).toHaveTextContent("No hay conexión"));
  },
  ...onApi(async (api) => {
    api.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
    return {};
  }),
};

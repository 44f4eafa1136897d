import type { Meta, StoryObj } from "@storybook/react-vite";
import userEvent from "@testing-library/user-event";
import { expect, waitFor, within } from "storybook/test";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { contactFormDocs } from "./contact-form.docs";
import { ContactForm } from "./ContactForm";

const meta: Meta<typeof ContactForm> = {
  title: "Site/Contact form",
  component: ContactForm,
  tags: ["autodocs"],
  parameters: { docs: { page: widgetDocs(contactFormDocs) } },
};
export default meta;

type Story = StoryObj<typeof ContactForm>;

const onPlainApi = onApi(async () => ({}));

export const Playground: Story = { ...onPlainApi };

export const SignedIn: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser({ firstName: "Ana", lastName: "Ruiz" }));
    return { subject: "Visita al lote 12" };
  }),
};

export const Incomplete: Story = {
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Enviar" }));
    await waitFor(() => expect(canvasElement).toHaveTextContent("Required!"));
  },
  ...onPlainApi,
};

export const Sent: Story = {
  args: { subject: "Visita" },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Nombre"), "Ana Ruiz");
    await userEvent.type(canvas.getByLabelText("Correo electrónico"), "ana@ejemplo.es");
    await userEvent.type(canvas.getByLabelText("Mensaje"), "¿Puedo ver el vehículo?");
    await userEvent.click(canvas.getByRole("button", { name: "Enviar" }));
    await waitFor(() => expect(canvasElement).toHaveTextContent("Mensaje enviado"), {
      timeout: 5_000,
    });
  },
  ...onPlainApi,
};

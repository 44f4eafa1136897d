import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { inRoot } from "../../.storybook/in-root";
import { CheckboxField } from "./CheckboxField";
import { MoneyField } from "./MoneyField";
import { SelectField } from "./SelectField";
import { PasswordField } from "./PasswordField";
import { TextField } from "./TextField";

const meta: Meta<typeof TextField> = {
  title: "Primitives/Fields",
  component: TextField,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
    inRoot,
  ],
  args: { label: "Correo electrónico", type: "email", autoComplete: "off" },
};
export default meta;
type Story = StoryObj<typeof TextField>;

export const Playground: Story = {};
export const WithHint: Story = { args: { hint: "Le enviaremos un aviso si le superan." } };
export const WithError: Story = {
  args: { defaultValue: "lucia.example", error: "Falta la arroba en el correo." },
};
export const WithUnit: Story = {
  args: { label: "Kilómetros", type: "text", suffix: "km", placeholder: "Hasta" },
};
export const Password: Story = {
  render: () => <PasswordField label="Contraseña" defaultValue="Subasta-2026!" />,
};
export const Disabled: Story = { args: { disabled: true, defaultValue: "lucia@example.test" } };

export const Select: Story = {
  render: () => (
    <SelectField
      label="Ordenar por"
      options={[
        { value: "new", label: "Más recientes" },
        { value: "end", label: "Terminan antes" },
      ]}
    />
  ),
};

export const Checkbox: Story = {
  render: () => <CheckboxField label="Diésel" aside="23" defaultChecked />,
};

export const CheckboxWithError: Story = {
  render: () => (
    <CheckboxField label="Acepto las condiciones" error="Acepte las condiciones para continuar." />
  ),
};

function Amount() {
  const [text, setText] = useState("1.550");
  return (
    <MoneyField label="Su máximo" hint="Mínimo 1.550 €" value={text} onValueChange={setText} />
  );
}
export const Money: Story = { render: () => <Amount /> };

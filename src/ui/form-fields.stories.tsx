import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { inRoot } from "../../.storybook/in-root";
import {
  AutocompleteField,
  CheckboxGroup,
  CodeField,
  DateField,
  EditorField,
  PasswordField,
  PhoneField,
  PlaceField,
  RadioGroup,
  StrengthMeter,
  TextAreaField,
} from ".";

const meta: Meta = {
  title: "Primitives/Fields of forms",
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
    inRoot,
  ],
};
export default meta;
type Story = StoryObj;

export const TextArea: Story = {
  render: () => (
    <TextAreaField label="Motivo de la devolución" name="notes" hint="Lo leerá el vendedor." />
  ),
};

export const Radios: Story = {
  render: () => (
    <RadioGroup
      label="¿Cómo quiere verificar su cuenta?"
      name="method"
      defaultValue="email"
      options={[
        {
          value: "email",
          label: "Correo electrónico",
          hint: "Le enviaremos un código de seis cifras.",
        },
        { value: "sms", label: "SMS", hint: "Al teléfono que ha indicado." },
      ]}
    />
  ),
};

export const RadiosWithError: Story = {
  render: () => (
    <RadioGroup
      label="¿Cómo quiere verificar su cuenta?"
      name="method"
      error="Elija una forma de verificación."
      options={[
        { value: "email", label: "Correo electrónico" },
        { value: "sms", label: "SMS" },
      ]}
    />
  ),
};

export const Checkboxes: Story = {
  render: () => (
    <CheckboxGroup
      label="¿Qué vehículos le interesan?"
      name="kinds"
      defaultValue={["car"]}
      options={[
        { value: "car", label: "Turismos" },
        { value: "van", label: "Furgonetas" },
        { value: "truck", label: "Camiones" },
      ]}
    />
  ),
};

export const Phone: Story = {
  render: () => <PhoneField label="Teléfono" name="phone" defaultValue="600 111 222" />,
};

export const Code: Story = {
  render: () => (
    <CodeField
      label="Código de verificación"
      name="code"
      defaultValue="482913"
      hint="Se lo hemos enviado a lucia@example.test."
    />
  ),
};

export const CodeWithError: Story = {
  render: () => (
    <CodeField label="Código de verificación" name="code" error="El código no es correcto." />
  ),
};

export const Day: Story = {
  render: () => <DateField label="Fecha de recogida" name="pickupDay" defaultValue="2026-05-04" />,
};

function NewPassword({ start }: { start: string }) {
  const [password, setPassword] = useState(start);
  return (
    <div style={{ display: "grid", gap: 8 }}>
      <PasswordField
        label="Contraseña"
        name="password"
        autoComplete="new-password"
        defaultValue={start}
        onInput={(event) => setPassword(event.currentTarget.value)}
      />
      <StrengthMeter password={password} />
    </div>
  );
}
export const WeakPassword: Story = { render: () => <NewPassword start="12345678" /> };
export const FairPassword: Story = { render: () => <NewPassword start="subasta-84" /> };
export const StrongPassword: Story = {
  render: () => <NewPassword start="cebolla-tambor-87-glaciar" />,
};

const PLACES = [
  {
    place_id: "ine:28065",
    description: "Getafe, Comunidad de Madrid",
    main_text: "Getafe",
    secondary_text: "Comunidad de Madrid",
    address1: "",
  },
  {
    place_id: "ine:45168",
    description: "Toledo, Toledo",
    main_text: "Toledo",
    secondary_text: "Toledo",
    address1: "",
  },
];

export const Place: Story = {
  render: () => (
    <PlaceField
      label="Localidad"
      name="city"
      defaultText="Getafe"
      places={{ predictions: async () => PLACES, details: async () => undefined }}
      onPlace={() => undefined}
    />
  ),
};

export const Autocomplete: Story = {
  render: () => (
    <AutocompleteField
      label="Nuevo ganador"
      valueName="changed_user_id"
      hint="Nombre o correo del comprador."
      load={async () => [
        { key: "7", label: "Lucía Ortega", note: "lucia@example.test" },
        { key: "8", label: "Luis Prieto", note: "luis@example.test" },
      ]}
    />
  ),
};

export const Editor: Story = {
  render: () => (
    <EditorField
      label="Descripción"
      name="description"
      hint="La leerán los postores."
      defaultValue="<h3>Estado</h3><p>Muy <strong>cuidado</strong>, un solo dueño.</p><ul><li><p>ITV hasta 2027</p></li><li><p>Dos llaves</p></li></ul>"
    />
  ),
};

export const EditorWithError: Story = {
  render: () => <EditorField label="Descripción" name="description" error="Obligatorio" />,
};

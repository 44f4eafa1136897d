import type { Meta, StoryObj } from "@storybook/react-vite";
import userEvent from "@testing-library/user-event";
import { inRoot } from "../../.storybook/in-root";
import { Button, TextField } from "../ui";
import {
  customFieldRules,
  DynamicFields,
  email,
  type FieldToShow,
  FormAlert,
  RepeatingRows,
  required,
  useForm,
} from ".";

const meta: Meta = {
  title: "Primitives/Forms",
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

const plain = { hint: "", active: 1 as const, options: [], sub_select: null };
const FIELDS: FieldToShow[] = [
  {
    ...plain,
    name: "dni",
    type: "text",
    label: "DNI, NIE o NIF",
    hint: "Para las facturas de sus compras.",
    is_required: 0,
    show_order: 1,
  },
  { ...plain, name: "phone", type: "phone", label: "Teléfono", is_required: 1, show_order: 2 },
  { ...plain, name: "zip", type: "zip", label: "Código postal", is_required: 0, show_order: 3 },
  { ...plain, name: "city", type: "text", label: "Localidad", is_required: 1, show_order: 4 },
  {
    ...plain,
    name: "sector",
    type: "select",
    label: "Actividad",
    is_required: 0,
    show_order: 5,
    options: [
      { value: "taller", label: "Taller" },
      { value: "venta", label: "Compraventa" },
    ],
    sub_select: {
      name: "special",
      label: "Especialidad",
      is_required: 0,
      options: { taller: [{ value: "chapa", label: "Chapa y pintura" }] },
    },
  },
  {
    ...plain,
    name: "kinds",
    type: "multi-select",
    label: "Le interesan",
    is_required: 0,
    show_order: 6,
    options: [
      { value: "car", label: "Turismos" },
      { value: "van", label: "Furgonetas" },
    ],
  },
];

function HouseForm() {
  const form = useForm<string>({
    rules: { email: [required(), email()], ...customFieldRules(FIELDS) },
    send: async () => ({
      ok: false as const,
      error: {
        message: "No hemos podido guardar sus datos.",
        next: "Vuelva a intentarlo en unos segundos.",
      },
    }),
  });
  return (
    <form {...form.props} style={{ display: "grid", gap: 16 }}>
      <FormAlert errors={form.errors} />
      <TextField
        label="Correo electrónico"
        type="email"
        autoComplete="email"
        defaultValue="lucia@example.test"
        {...form.field("email")}
      />
      <DynamicFields
        definitions={FIELDS}
        field={form.field}
        values={{ phone: "600 111 222", city: "Getafe", sector: "taller" }}
      />
      <Button type="submit" variant="primary" busy={form.isBusy}>
        Guardar
      </Button>
    </form>
  );
}

/** Fields that the house asks for, from their definitions. */
export const House: Story = { render: () => <HouseForm /> };

/** Errors stand at their fields, and the first has the focus. */
export const Refused: Story = {
  render: () => <HouseForm />,
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByLabelText("Localidad"));
    await userEvent.type(canvas.getByLabelText(/Código postal/), "28A01");
    await userEvent.click(canvas.getByRole("button", { name: "Guardar" }));
    await canvas.findByText("Required!");
  },
};

/** What the server refuses as a whole stands above. */
export const NotSaved: Story = {
  render: () => <HouseForm />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Guardar" }));
    await canvas.findByText("No hemos podido guardar sus datos.");
  },
};

const CONTACT: FieldToShow[] = [
  { ...plain, name: "person", type: "text", label: "Persona", is_required: 1, show_order: 1 },
  { ...plain, name: "phone", type: "phone", label: "Teléfono", is_required: 0, show_order: 2 },
];

function Contacts() {
  return (
    <RepeatingRows
      Fields={DynamicFields}
      label="Personas autorizadas a recoger"
      hint="Enseñarán su documento al recoger el vehículo."
      name="contacts"
      fields={CONTACT}
      defaultRows={[{ person: "Lucía Ortega" }, { person: "Luis Prieto", phone: "600 111 222" }]}
      summary={({ person, phone }) => [person, phone].filter(Boolean).join(", ")}
    />
  );
}

export const Rows: Story = { render: () => <Contacts /> };

export const RowBeingWritten: Story = {
  render: () => <Contacts />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Añadir" }));
    await userEvent.click(canvas.getByRole("button", { name: "Guardar" }));
    await canvas.findByText("Required!");
  },
};

import type { Result } from "../../../src/client";
import {
  customFieldRules,
  day,
  DynamicFields,
  type FieldToShow,
  FormAlert,
  readFieldInputs,
  required,
  textOf,
  useForm,
} from "../../../src/forms";
import { Button, DateField } from "../../../src/ui";

export interface PickupFormProps {
  /** As `commonFunction/getAllDynamicArray` answers. */
  definitions: readonly FieldToShow[];
  send: (pickup: { day: string; values: Record<string, unknown> }) => Promise<Result<unknown>>;
  onSent: () => void;
}

/** When a vehicle is fetched, and what the house wants to know of it. */
export function PickupForm({ definitions, send, onSent }: PickupFormProps) {
  const form = useForm<string>({
    rules: {
      pickupDay: [required("Appointment date is required!"), day()],
      ...customFieldRules(definitions),
    },
    send: (data) =>
      send({ day: textOf(data, "pickupDay"), values: readFieldInputs(definitions, data) }),
    onSent,
  });
  return (
    <form {...form.props}>
      <FormAlert errors={form.errors} />
      <DateField label="Fecha de recogida" {...form.field("pickupDay")} />
      <DynamicFields definitions={definitions} field={form.field} />
      <Button type="submit" variant="primary" busy={form.isBusy}>
        Reservar
      </Button>
    </form>
  );
}

import type { AppointmentPickerModel } from "./use-appointment-picker";

/** Why something was not done; its place is there before its text. */
export function Refusal({ model: { refusal } }: { model: AppointmentPickerModel }) {
  return (
    <div role="alert" className="martillo-appointment-picker__error" part="refusal">
      {refusal && (
        <p>
          {refusal.message} {refusal.next}
        </p>
      )}
    </div>
  );
}

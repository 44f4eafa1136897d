import { APPOINTMENT_PAGE } from "../../src/paths/pages";
import { type EventProps, useWidgetEvents } from "../../src/state";
import { AccountGate, LateAccount } from "../account";
import { ownAppointmentChunk } from "./own-appointment-chunk";

/** Names of the events that the widget tells. */
export type AppointmentPickerEvents =
  | "martillo-login-request"
  | "martillo-invoice-open-request"
  | "martillo-appointment-booked"
  | "martillo-appointment-cancelled";

/** Props of `AppointmentPicker`: which sale, and a callback for each event. */
export interface AppointmentPickerProps extends EventProps<AppointmentPickerEvents> {
  /** Number of the purchase or sale. */
  invoice: number;
  /** Where the buyer goes instead. @default the house's list of paid purchases */
  backUrl?: string;
}

/**
 * When a vehicle that was sold is picked up: its buyer books, moves or calls off the appointment, and its seller says that it is ready and
 * hands it over.
 */
export function AppointmentPicker({ invoice, backUrl, ...props }: AppointmentPickerProps) {
  const emit = useWidgetEvents(props);
  return (
    <section className="martillo-root martillo-appointment-picker" part="base">
      <AccountGate emit={emit} house={{ page: APPOINTMENT_PAGE, id: invoice }}>
        {() => (
          <LateAccount chunk={ownAppointmentChunk}>
            {({ OwnAppointment }) => (
              <OwnAppointment key={invoice} options={{ invoice, backUrl, emit }} />
            )}
          </LateAccount>
        )}
      </AccountGate>
    </section>
  );
}

import type { AppointmentDetail, Pickup } from "../../src/contract";
import { parseCents } from "../../src/domain";
import { formatMoment, formatMomentDay, formatMoney, useMessages } from "../../src/i18n";
import { Handover } from "../../src/patterns/handover-record";
import { pickupTimeMessages } from "../../src/patterns/pickup-time";
import {
  Badge,
  Button,
  ButtonLink,
  Dialog,
  ErrorState,
  Icon,
  LatePart,
  Refusal,
} from "../../src/ui";
import { AccountSkeleton, DoneNote } from "../account";
import { appointmentPickerMessages } from "./appointment-picker.messages";
import { BookForm } from "./BookForm";
import { CancelForm } from "./CancelForm";
import { sellerDeskChunk } from "./seller-desk-chunk";
import type { AppointmentPickerModel } from "./use-appointment-picker";

/** Pure markup from the model. */
export function AppointmentPickerView({ model }: { model: AppointmentPickerModel }) {
  const t = useMessages(appointmentPickerMessages);
  const { pickup, error } = model;
  if (!pickup) {
    if (!error) return <AccountSkeleton />;
    const { message, next, retry } = error;
    return <ErrorState title={message} next={next} {...(retry && { onRetry: retry })} />;
  }
  const isOpen = isStanding(pickup.appointmentDetail);
  return (
    <div className="martillo-appointment-picker__body">
      <DoneNote>{model.done}</DoneNote>
      <header>
        <h2 className="martillo-account-title">{pickup.projects_title}</h2>
        <Place pickup={pickup} />
        {pickup.returned_date !== null && (
          <p>
            <Badge icon="check">
              {t("returned", { date: formatMomentDay(pickup.returned_date) })}
            </Badge>
          </p>
        )}
      </header>
      {pickup.appointmentDetail && isOpen && (
        <Appointment pickup={pickup} appointment={pickup.appointmentDetail} model={model} />
      )}
      {pickup.side === "seller" ? (
        <LatePart chunk={sellerDeskChunk} loading={t("loading")} failed={t("noDesk")}>
          {({ SellerDesk }) => <SellerDesk pickup={pickup} model={model} />}
        </LatePart>
      ) : (
        <Buyer pickup={pickup} model={model} />
      )}
      {pickup.handover && <Handover record={pickup.handover} onPhoto={model.downloadPhoto} />}
      <Storage pickup={pickup} />
      {model.step === "none" && (
        <Refusal of={model.refusal} className="martillo-appointment-picker__error" />
      )}
      <Dialog
        open={model.step === "cancel"}
        title={t("cancelTitle")}
        onClose={() => model.open("none")}
      >
        <CancelForm model={model} isSeller={pickup.side === "seller"} />
      </Dialog>
    </div>
  );
}

function isStanding(appointment: AppointmentDetail | null): boolean {
  return appointment?.status === "waiting" || appointment?.status === "scheduled";
}

function Place({ pickup }: { pickup: Pickup }) {
  const t = useMessages(appointmentPickerMessages);
  const { place, contact } = pickup;
  return (
    <p className="martillo-appointment-picker__place">
      {place !== "" && (
        <a
          href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="pin" size={16} /> {place}
          <span className="martillo-visually-hidden"> {t("map")}</span>
        </a>
      )}
      <span>
        {contact.name}
        {contact.phone && (
          <>
            {" · "}
            <a href={`tel:${contact.phone.replaceAll(" ", "")}`}>{contact.phone}</a>
          </>
        )}
      </span>
    </p>
  );
}

/** The appointment as it stands. */
function Appointment({
  pickup,
  appointment,
  model,
}: {
  pickup: Pickup;
  appointment: AppointmentDetail;
  model: AppointmentPickerModel;
}) {
  const t = useMessages(appointmentPickerMessages);
  const time = useMessages(pickupTimeMessages);
  const { person } = appointment;
  const isBuyer = pickup.side === "buyer";
  return (
    <section className="martillo-appointment-picker__card" part="appointment">
      <p className="martillo-appointment-picker__when">
        {formatMoment(appointment.appointmentTime, { now: pickup.server_time })}
      </p>
      {appointment.status === "waiting" && (
        <p>
          <Badge icon="clock">{time("untilPaid")}</Badge>
        </p>
      )}
      <p>
        {t("collects", { name: person.name })}
        {person.document_number && ` · ${person.document_number}`}
      </p>
      {appointment.pickup_code && (
        <p>
          {t("code")}{" "}
          <strong className="martillo-appointment-picker__code" part="code">
            {appointment.pickup_code}
          </strong>
          <small>{t("codeHint")}</small>
        </p>
      )}
      <div className="martillo-appointment-picker__actions">
        {appointment.status === "scheduled" && (
          <Button icon="calendar" onClick={model.download}>
            {t("ics")}
          </Button>
        )}
        {model.may("move") && <Button onClick={() => model.open("move")}>{t("move")}</Button>}
        {model.may("cancel") && <Button onClick={() => model.open("cancel")}>{t("cancel")}</Button>}
      </div>
      {isBuyer && !model.may("move") && (
        <p className="martillo-account-note">
          {t("tooLate", { hours: pickup.change_before_hours })}
        </p>
      )}
    </section>
  );
}

function Buyer({ pickup, model }: { pickup: Pickup; model: AppointmentPickerModel }) {
  const t = useMessages(appointmentPickerMessages);
  if (pickup.delivered === 3) {
    return (
      <>
        <p>
          <Badge icon="check" tone="positive">
            {t("handedOverOn", { date: formatMomentDay(pickup.handed_over_at ?? 0) })}
          </Badge>
        </p>
        <div>
          <ButtonLink href={model.papersHref}>{t("papers")}</ButtonLink>
        </div>
      </>
    );
  }
  if (pickup.status === "cancel") return <p>{t("saleCancelled")}</p>;
  if (pickup.returned_date !== null) return null;
  const isBooked = isStanding(pickup.appointmentDetail);
  if (isBooked && model.step === "move") return <BookForm pickup={pickup} model={model} />;
  if (parseCents(pickup.total_due_amount) > 0) {
    return (
      <div className="martillo-appointment-picker__card">
        <p>
          {t(isBooked ? "payToKeep" : "payFirst", {
            amount: formatMoney(pickup.total_due_amount, { whole: false }),
          })}
        </p>
        <div>
          <ButtonLink
            href={model.invoiceHref}
            variant="primary"
            onClick={(event) => {
              if (!model.openInvoice()) event.preventDefault();
            }}
          >
            {t("pay")}
          </ButtonLink>
        </div>
      </div>
    );
  }
  if (isBooked) return null;
  return (
    <>
      {pickup.appointmentDetail?.status === "no_show" && <p>{t("missed")}</p>}
      {pickup.delivered < 2 && <p className="martillo-account-note">{t("notReady")}</p>}
      <BookForm pickup={pickup} model={model} />
    </>
  );
}

/** What waiting costs. */
function Storage({ pickup }: { pickup: Pickup }) {
  const t = useMessages(appointmentPickerMessages);
  const { free_until: from, per_day: perDay, amount } = pickup.storage;
  if (pickup.delivered !== 2 || pickup.returned_date !== null || from === null) return null;
  const isCharged = parseCents(amount) > 0;
  return (
    <p className="martillo-account-note" part="storage">
      {isCharged
        ? t("storageNow", {
            amount: formatMoney(amount, { whole: false }),
            perDay: formatMoney(perDay, { whole: false }),
          })
        : t("storageFrom", {
            day: formatMomentDay(from),
            perDay: formatMoney(perDay, { whole: false }),
          })}
    </p>
  );
}

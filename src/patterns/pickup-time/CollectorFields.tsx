import { useMessages } from "../../i18n";
import { TextField } from "../../ui";
import { pickupTimeMessages } from "./pickup-time.messages";

/** The person who collects a vehicle. */
export interface Collector {
  name: string;
  document_number: string;
}

/** What a form with these fields says; undefined for the buyer. */
export function collectorOf(data: FormData, id: string | number = ""): Collector | undefined {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const person = { name: text(`person${id}`), document_number: text(`document_number${id}`) };
  return person.name === "" ? undefined : person;
}

/** The fields of the person who collects a vehicle. */
export function CollectorFields({
  known,
  id = "",
}: {
  known: Collector | null | undefined;
  /** Where a page has several. */
  id?: string | number;
}) {
  const t = useMessages(pickupTimeMessages);
  return (
    <>
      <TextField
        label={t("person")}
        hint={t("personHint")}
        name={`person${id}`}
        autoComplete="name"
        maxLength={120}
        defaultValue={known?.name}
      />
      <TextField
        label={t("document")}
        name={`document_number${id}`}
        maxLength={40}
        defaultValue={known?.document_number}
      />
    </>
  );
}

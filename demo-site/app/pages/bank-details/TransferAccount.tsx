import "./transfer-account.css";
import { type FormEvent, useId, useState } from "react";
import { useCall, useMessages, useQuery } from "martillo";
import { customTransferAccount } from "martillo/contract";
import { bankDetailsMessages } from "./bank-details.messages";

/** Where buyers of this seller send their transfers. */
export function TransferAccount() {
  const t = useMessages(bankDetailsMessages);
  const { data, error } = useQuery(
    customTransferAccount,
    {},
    // A new answer must not overwrite typed text.
    { refreshOnFocus: false },
  );
  if (error && !data) return <p role="alert">{`${error.message} ${error.next ?? ""}`}</p>;
  if (!data) return null;
  return (
    <section className="transfer-account">
      <h2>{t("transfer")}</h2>
      <p className="site-account-page__lead">{t("transferText")}</p>
      <Form holder={data.record?.holder ?? ""} iban={data.record?.iban ?? ""} />
    </section>
  );
}

function Form({ holder, iban }: { holder: string; iban: string }) {
  const t = useMessages(bankDetailsMessages);
  const id = useId();
  const { run, isRunning } = useCall(customTransferAccount);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [note, setNote] = useState("");
  const [alert, setAlert] = useState("");

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isRunning) return;
    const data = new FormData(event.currentTarget);
    setNote("");
    const result = await run({ holder: textOf(data, "holder"), iban: textOf(data, "iban") });
    if (result.ok) {
      setFaults({});
      setAlert("");
      return setNote(t(result.data.record ? "transferSaved" : "transferRemoved"));
    }
    const { fields = {}, message, next = "" } = result.error;
    setFaults(fields);
    setAlert(Object.keys(fields).length > 0 ? "" : `${message} ${next}`);
  }

  const fields = [
    { name: "holder", value: holder },
    { name: "iban", value: iban },
  ] as const;
  return (
    <form className="transfer-account__form" noValidate onSubmit={(event) => void save(event)}>
      {fields.map(({ name, value }) => (
        <div key={name} className="transfer-account__field">
          <label htmlFor={`${id}-${name}`}>{t(name)}</label>
          <input
            id={`${id}-${name}`}
            name={name}
            autoComplete="off"
            defaultValue={value}
            aria-invalid={faults[name] !== undefined}
            aria-describedby={`${id}-${name}-fault`}
          />
          <span id={`${id}-${name}-fault`} role="alert" className="transfer-account__fault">
            {faults[name]}
          </span>
        </div>
      ))}
      <p role="alert" className="transfer-account__fault">
        {alert}
      </p>
      <p role="status">{note}</p>
      <button type="submit" className="site-button">
        {t("transferSave")}
      </button>
    </form>
  );
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value.trim() : "";
}

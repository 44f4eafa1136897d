import { useState } from "react";
import {
  type CompanyOwner,
  customSellerPeople,
  userAddCompanyOwner,
  userGetCompanyOwners,
  userRemoveCompanyOwner,
  userUpdateCompanyOwner,
} from "../../src/contract";
import {
  email,
  type Form,
  longest,
  required,
  type SendResult,
  shortest,
  textOf,
  useForm,
} from "../../src/forms";
import { useMessages } from "../../src/i18n";
import { type CallError, useCall, useQuery, useRuntime } from "../../src/state";
import { companyOwnersMessages } from "./company-owners.messages";

/** Everything that the view shows. */
export interface CompanyOwnersModel {
  status: "loading" | "failed" | "ready";
  error: { message: string; next: string | undefined; retry: () => void } | undefined;
  people: readonly CompanyOwner[];
  /** The one in the form; null for a new one, undefined where the form is closed. */
  editing: CompanyOwner | null | undefined;
  edit: (person: CompanyOwner | null | undefined) => void;
  removing: CompanyOwner | undefined;
  askRemoval: (person: CompanyOwner | undefined) => void;
  confirmRemoval: () => void;
  /** Why the removal that is being asked for failed. */
  removalError: CallError | undefined;
  resend: (person: CompanyOwner) => void;
  isBusy: boolean;
  /** Message about the last action, or (`problem`) why it failed. */
  note: string | undefined;
  problem: string | undefined;
}

/** The people of a company. */
export function useCompanyOwners(): CompanyOwnersModel {
  const t = useMessages(companyOwnersMessages);
  const { invalidate } = useRuntime();
  const { data, error, retry } = useQuery(userGetCompanyOwners, {});
  const update = useCall(userUpdateCompanyOwner);
  const removal = useCall(userRemoveCompanyOwner);
  const [editing, setEditing] = useState<CompanyOwner | null>();
  const [removing, setRemoving] = useState<CompanyOwner>();
  const [removalError, setRemovalError] = useState<CallError>();
  const [note, setNote] = useState<string>();
  const [problem, setProblem] = useState<string>();

  function tell(done: string | undefined, failed: string | undefined) {
    setNote(done);
    setProblem(failed);
    invalidate(userGetCompanyOwners.name);
    // Another part of the page shows the permissions of these people.
    invalidate(customSellerPeople.name);
  }

  async function remove(person: CompanyOwner) {
    setRemovalError(undefined);
    const result = await removal.run({ id: person.id });
    // One that is gone already is what was asked for.
    if (!result.ok && result.error.code !== "NOT_FOUND") {
      setRemovalError(result.error);
      invalidate(userGetCompanyOwners.name);
      return;
    }
    setRemoving(undefined);
    tell(t("removed", { name: nameOf(person) }), undefined);
  }

  async function resend(person: CompanyOwner) {
    const result = await update.run({ id: person.id, resend: true });
    if (result.ok) tell(t("sentAgain", { email: person.email }), undefined);
    else tell(undefined, result.error.message);
  }

  return {
    status: data ? "ready" : error ? "failed" : "loading",
    error: error && { message: error.message, next: error.next, retry },
    people: data?.records ?? [],
    editing,
    edit: setEditing,
    removing,
    askRemoval(person) {
      setRemovalError(undefined);
      setRemoving(person);
    },
    confirmRemoval: () => void (removing && remove(removing)),
    removalError,
    resend: (person) => void resend(person),
    isBusy: removal.isRunning || update.isRunning,
    note,
    problem,
  };
}

/** First and last name. */
export function nameOf({ first_name, last_name }: CompanyOwner): string {
  return `${first_name} ${last_name}`;
}

type FieldName = "first_name" | "last_name" | "email" | "role" | "ownership_percent";

function percentOf(text: string): number | null {
  const plain = text.trim().replace("%", "").replace(",", ".").trim();
  return plain === "" ? null : Number(plain);
}

/** Holds the form of a person; the e-mail of one that is there stays. */
export function useOwnerForm(person: CompanyOwner | null, onSaved: () => void): Form<FieldName> {
  const t = useMessages(companyOwnersMessages);
  const { invalidate } = useRuntime();
  const add = useCall(userAddCompanyOwner);
  const update = useCall(userUpdateCompanyOwner);
  const name = [required(), shortest(2, t("nameRule")), longest(15, t("nameRule"))];
  return useForm<FieldName, { record: CompanyOwner }>({
    rules: {
      first_name: name,
      last_name: name,
      ...(person === null && { email: [required(), email()] }),
      ownership_percent(value) {
        const percent = percentOf(value);
        const isRight = percent === null || (percent >= 0 && percent <= 100);
        return isRight ? undefined : t("percentRule");
      },
    },
    async send(data): Promise<SendResult<{ record: CompanyOwner }>> {
      const fields = {
        first_name: textOf(data, "first_name"),
        last_name: textOf(data, "last_name"),
        role: textOf(data, "role") === "owner" ? ("owner" as const) : ("employee" as const),
        ownership_percent: percentOf(textOf(data, "ownership_percent")),
      };
      return person === null
        ? add.run({ ...fields, email: textOf(data, "email") })
        : update.run({ ...fields, id: person.id });
    },
    onSent() {
      invalidate(userGetCompanyOwners.name);
      onSaved();
    },
  });
}

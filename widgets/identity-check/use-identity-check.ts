import { useState } from "react";
import { type Kyc, userRunKycCheck, userUpdateProfileKYC } from "../../src/contract";
import { isCif, isDni, isNie } from "../../src/domain";
import { day, type Form, required, type SendResult, textOf, useForm } from "../../src/forms";
import { useMessages } from "../../src/i18n";
import { useCall, useQuery, useRuntime } from "../../src/state";
import { identityCheckMessages } from "./identity-check.messages";

/** Kinds of documents, in the order in which they are offered. */
export const DOCUMENTS = ["dni", "nie", "passport", "cif"] as const;
export type DocumentType = (typeof DOCUMENTS)[number];

type FieldName = "document_type" | "document_number" | "birth_date";

const NUMBER_RULES: Record<DocumentType, (text: string) => boolean> = {
  dni: isDni,
  nie: isNie,
  cif: isCif,
  passport: (text) => /^[A-Za-z\d -]{5,20}$/.test(text.trim()),
};

/** Everything that the view shows. */
export interface IdentityCheckModel {
  status: "loading" | "failed" | "ready";
  error: { message: string; next: string | undefined; retry: () => void } | undefined;
  kyc: Kyc | undefined;
  form: Form<FieldName>;
  documentType: DocumentType;
  chooseDocument: (type: string) => void;
  /** The form stands in place of what is known. */
  isEditing: boolean;
  edit: () => void;
}

/** The identity of a person, and its check. */
export function useIdentityCheck(): IdentityCheckModel {
  const t = useMessages(identityCheckMessages);
  const { invalidate } = useRuntime();
  const { data, error, retry } = useQuery(userRunKycCheck, { only_status: true });
  const store = useCall(userUpdateProfileKYC);
  const check = useCall(userRunKycCheck);
  const [isEditing, setEditing] = useState(false);
  const [chosen, setChosen] = useState<DocumentType>();
  const documentType = chosen ?? data?.document_type ?? "dni";

  const form = useForm<FieldName, Kyc>({
    rules: {
      document_number: [
        required(),
        (value) => (NUMBER_RULES[documentType](value) ? undefined : t("numberRule")),
      ],
      birth_date: [required(), day()],
    },
    async send(values): Promise<SendResult<Kyc>> {
      const stored = await store.run({
        document_type: documentType,
        document_number: textOf(values, "document_number"),
        birth_date: textOf(values, "birth_date"),
      });
      return stored.ok ? check.run({}) : stored;
    },
    onSent() {
      setEditing(false);
      invalidate(userRunKycCheck.name);
    },
  });

  const isOpen = data?.status === "none" || data?.status === "incomplete";
  return {
    status: data ? "ready" : error ? "failed" : "loading",
    error: error && { message: error.message, next: error.next, retry },
    kyc: data,
    form,
    documentType,
    chooseDocument: (type) => setChosen(DOCUMENTS.find((known) => known === type)),
    isEditing: isEditing || isOpen,
    edit: () => setEditing(true),
  };
}

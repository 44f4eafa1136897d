import { useRef, useState } from "react";
import {
  customLotDocument,
  DOCUMENT_BYTES,
  LOT_DOCUMENT_KINDS,
  type LotDocument,
  MOST_DOCUMENTS,
} from "../../src/contract";
import { useCall } from "../../src/state";
import { Button, IconButton, Refusal, SelectField, Spinner } from "../../src/ui";
import { useField } from "./LotField";
import type { LotEditorModel } from "./use-lot-editor";

/** Papers of the vehicle that buyers may read before they bid, such as its technical sheet. */
export function Documents({ model }: { model: LotEditorModel }) {
  const { t, isFixed, error } = useField("documents", model);
  const documents = model.values["documents"] as readonly LotDocument[];
  const latest = useRef(documents);
  latest.current = documents;
  const sending = useCall(customLotDocument);
  const [problem, setProblem] = useState<{ message: string; next?: string | undefined }>();
  const input = useRef<HTMLInputElement>(null);
  const put = (next: readonly LotDocument[]) => model.type({ documents: next });

  async function send(file: File) {
    setProblem(undefined);
    if (file.size > DOCUMENT_BYTES) return setProblem({ message: t("documentTooLarge") });
    const result = await sending.run({ file });
    if (!result.ok) return setProblem(result.error);
    const { id, name } = result.data.document;
    put([...latest.current, { id, name, kind: nextKind(latest.current) }]);
  }

  return (
    <section
      className="martillo-lot-editor__wide"
      part="documents"
      aria-label={t("field_documents")}
    >
      <h3 className="martillo-account-title">{t("field_documents")}</h3>
      <p className="martillo-account-note">{t(isFixed ? "fixed" : "hint_documents")}</p>
      <ul className="martillo-lot-editor__documents">
        {documents.map((document, at) => (
          <li key={document.id} part="document">
            <SelectField
              label={t("documentKind", { name: document.name })}
              name={`documents.${at}`}
              value={document.kind}
              disabled={isFixed}
              options={LOT_DOCUMENT_KINDS.map((kind) => ({
                value: kind,
                label: t(`document_${kind}`),
              }))}
              onChange={({ currentTarget: { value } }) =>
                put(
                  documents.map((each) =>
                    each.id === document.id ? { ...each, kind: value as typeof each.kind } : each,
                  ),
                )
              }
            />
            {!isFixed && (
              <IconButton
                icon="close"
                label={t("removeDocument", { name: document.name })}
                onClick={() => put(documents.filter(({ id }) => id !== document.id))}
              />
            )}
          </li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t("addDocument")}
        accept="application/pdf,image/jpeg,image/png"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void send(file);
          currentTarget.value = "";
        }}
      />
      {!isFixed && documents.length < MOST_DOCUMENTS && (
        <div className="martillo-lot-editor__actions">
          <Button busy={sending.isRunning} onClick={() => input.current?.click()}>
            {t("addDocument")}
          </Button>
          {sending.isRunning && (
            <span role="status">
              <Spinner /> {t("sendingDocument")}
            </span>
          )}
        </div>
      )}
      <Refusal
        of={problem ?? (error === undefined ? undefined : { message: error })}
        className="martillo-lot-editor__error"
      />
    </section>
  );
}

/** The first kind that is not there yet: most sellers bring them in that order. */
function nextKind(documents: readonly LotDocument[]): LotDocument["kind"] {
  const there = new Set(documents.map(({ kind }) => kind));
  return LOT_DOCUMENT_KINDS.find((kind) => !there.has(kind)) ?? "other";
}

import { useState } from "react";
import { fileLink, type IssuedDocument } from "../../contract";
import { useMessages } from "../../i18n";
import { type CallError, useCall, useRuntime } from "../../state";
import { Button, Refusal } from "../../ui";
import { issuedDocumentsMessages } from "./issued-documents.messages";

export interface IssuedDocumentsProps {
  documents: readonly IssuedDocument[];
}

/** The documents over one sale, or one payment of a plan: a press downloads one. */
export function IssuedDocuments({ documents }: IssuedDocumentsProps) {
  const t = useMessages(issuedDocumentsMessages);
  const { apiBase } = useRuntime();
  const linking = useCall(fileLink);
  const [refusal, setRefusal] = useState<CallError>();

  async function download(id: number) {
    setRefusal(undefined);
    const result = await linking.run({ kind: "document", id });
    if (result.ok) globalThis.location.assign(apiBase + result.data.url);
    else setRefusal(result.error);
  }

  if (documents.length === 0) return null;
  return (
    <>
      {documents.map(({ id, number, kind, is_invoice }) => {
        const name = is_invoice === 1 ? ("invoice" as const) : ("detail" as const);
        return (
          <Button
            key={id}
            size="s"
            variant="ghost"
            busy={linking.isRunning}
            onClick={() => void download(id)}
          >
            {t(kind === "correction" ? `${name}_correction` : name, { number })}
          </Button>
        );
      })}
      <Refusal of={refusal} />
    </>
  );
}

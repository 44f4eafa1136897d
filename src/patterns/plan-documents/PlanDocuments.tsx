import { useState } from "react";
import { fileLink, type PlanDocument } from "../../contract";
import { useMessages } from "../../i18n";
import { type CallError, useCall, useRuntime } from "../../state";
import { Button, Refusal } from "../../ui";
import { planDocumentsMessages } from "./plan-documents.messages";

export interface PlanDocumentsProps {
  documents: readonly PlanDocument[];
}

/** The documents over one payment of a plan: a press downloads one. */
export function PlanDocuments({ documents }: PlanDocumentsProps) {
  const t = useMessages(planDocumentsMessages);
  const { apiBase } = useRuntime();
  const linking = useCall(fileLink);
  const [refusal, setRefusal] = useState<CallError>();

  async function download(id: number) {
    setRefusal(undefined);
    const result = await linking.run({ kind: "plan_document", id });
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

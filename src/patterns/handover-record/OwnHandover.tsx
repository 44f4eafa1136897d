import { useState } from "react";
import { fileLink, type HandoverRecord } from "../../contract";
import { type CallError, useCall, useRuntime } from "../../state";
import { Refusal } from "../../ui";
import { Handover } from "./Handover";

/** The record of a hand-over that gets its pictures itself. */
export function OwnHandover({ record }: { record: HandoverRecord }) {
  const { apiBase } = useRuntime();
  const linking = useCall(fileLink);
  const [refusal, setRefusal] = useState<CallError>();

  async function download(id: number) {
    setRefusal(undefined);
    const result = await linking.run({ kind: "handover", id });
    if (result.ok) globalThis.location.assign(apiBase + result.data.url);
    else setRefusal(result.error);
  }

  return (
    <>
      <Handover record={record} onPhoto={(file) => void download(file)} />
      <Refusal of={refusal} />
    </>
  );
}

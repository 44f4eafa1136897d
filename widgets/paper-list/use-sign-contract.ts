import { useEffect, useRef, useState } from "react";
import {
  salePapers,
  signDocument,
  type Signing,
  signingCreate,
  signingSession,
  signingView,
} from "../../src/contract";
import { useMoneyNews } from "../../src/patterns/money-news";
import { type CallError, type Emit, useCall, useRuntime } from "../../src/state";

/** Everything that the dialog shows. */
export interface SignContractModel {
  signing: Signing | undefined;
  /** Why there is none; it can be asked for again. */
  failure: { error: CallError; retry: () => void } | undefined;
  /** Where a service from outside has it signed, once it was asked for. */
  page: string | undefined;
  /** A code is on its way to the visitor's address. */
  hasCode: boolean;
  isBusy: boolean;
  /** The error of the code. */
  codeFault: string | undefined;
  refusal: string | undefined;
  askForCode: () => void;
  sign: (name: string, code: string) => void;
}

/** The contract of a sale, made or found when the dialog opens. */
export function useSignContract(invoice: number, emit: Emit): SignContractModel {
  const { invalidate } = useRuntime();
  const making = useCall(signingCreate);
  const asking = useCall(signingSession);
  const signs = useCall(signDocument);
  const looking = useCall(signingView);
  const [signing, setSigning] = useState<Signing>();
  const [failed, setFailed] = useState<CallError>();
  const [page, setPage] = useState<string>();
  const wasSigned = useRef(false);
  const [hasCode, setHasCode] = useState(false);
  const [error, setError] = useState<CallError>();

  async function make() {
    setFailed(undefined);
    const result = await making.run({ invoice_id: invoice });
    if (!result.ok) return setFailed(result.error);
    wasSigned.current = result.data.record.status === "signed";
    setSigning(result.data.record);
  }
  useEffect(() => {
    void make();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each dialog
  }, [invoice]);

  /** Answers and news come in any order: that both have signed is told once. */
  function take(record: Signing) {
    setSigning(record);
    invalidate(salePapers.name);
    if (record.status !== "signed" || wasSigned.current) return;
    wasSigned.current = true;
    emit("martillo-contract-signed", { invoice });
  }

  async function look() {
    if (!signing) return;
    const result = await looking.run({ document_id: signing.document_id });
    if (result.ok) take(result.data.record);
  }
  // The other side has signed, or the service has told of this one.
  useMoneyNews(() => void look());

  async function askForCode() {
    if (!signing) return;
    setError(undefined);
    const result = await asking.run({ document_id: signing.document_id });
    if (!result.ok) return setError(result.error);
    if (result.data.url === null) setHasCode(true);
    else setPage(result.data.url);
  }

  async function sign(name: string, code: string) {
    if (!signing) return;
    setError(undefined);
    const result = await signs.run({ document_id: signing.document_id, name, code });
    if (!result.ok) return setError(result.error);
    take(result.data.record);
  }

  const codeFault = error?.fields?.["code"];
  return {
    signing,
    page,
    failure: failed && { error: failed, retry: () => void make() },
    hasCode,
    isBusy: asking.isRunning || signs.isRunning,
    codeFault,
    refusal:
      error && codeFault === undefined
        ? [error.message, error.next].filter(Boolean).join(" ")
        : undefined,
    askForCode: () => void askForCode(),
    sign: (name, code) => void sign(name, code),
  };
}

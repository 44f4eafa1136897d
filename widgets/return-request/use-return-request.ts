import { useState } from "react";
import {
  customSaleReturn,
  fileLink,
  type InputOf,
  purchases,
  raiseReturnRequest,
  type ReturnDesk,
  returnInvoice,
  type SaleReturn,
  sellerInvoice,
  userInvoice,
} from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { useMoneyQueries } from "../../src/patterns/money-news";
import { useRequestKey } from "../../src/patterns/press";
import { type ReadFailure, readFailure } from "../../src/patterns/read-failure";
import { type CallError, type Emit, useCall, useQuery, useRuntime } from "../../src/state";
import { returnRequestMessages } from "./return-request.messages";

export interface ReturnRequestOptions {
  invoice: number;
  emit: Emit;
}

type Action = SaleReturn["actions"][number];

/** What a buyer asks. */
export interface ReturnWish {
  reason: ReturnDesk["reasons"][number];
  text: string;
  files: File[];
}

/** The open step of a return. */
export interface OpenStep {
  id: number;
  action: Action;
}

/** Everything that the view shows. */
export interface ReturnRequestModel {
  desk: ReturnDesk | undefined;
  error: ReadFailure | undefined;
  isBusy: boolean;
  refusal: CallError | undefined;
  /** Message about the last action. */
  done: string | undefined;
  raise: (wish: ReturnWish) => void;
  step: OpenStep | undefined;
  open: (step: OpenStep | undefined) => void;
  /** Does a step; `done`: the message about it afterwards. */
  act: (
    record: SaleReturn,
    action: Action,
    more: Omit<InputOf<typeof returnInvoice>, "return_id" | "action" | "idempotency_key">,
    done: (after: SaleReturn) => string,
  ) => void;
  download: (file: SaleReturn["files"][number]) => void;
}

/** Giving back what was sold, from whichever side the signed-in person is on. */
export function useReturnRequest({ invoice, emit }: ReturnRequestOptions): ReturnRequestModel {
  const t = useMessages(returnRequestMessages);
  const { apiBase, invalidate } = useRuntime();
  const { data, error, retry } = useQuery(customSaleReturn, { invoice_id: invoice });
  useMoneyQueries(customSaleReturn);
  const raising = useCall(raiseReturnRequest);
  const acting = useCall(returnInvoice);
  const linking = useCall(fileLink);
  const [step, setStep] = useState<OpenStep>();
  const [refusal, setRefusal] = useState<CallError>();
  const [done, setDone] = useState<string>();
  // A second press after a lost answer sends the same request.
  const keys = useRequestKey();

  function begin() {
    setRefusal(undefined);
    setDone(undefined);
  }

  function finish(text: string) {
    keys.forget();
    setStep(undefined);
    setDone(text);
    invalidate(customSaleReturn.name, purchases.name, userInvoice.name, sellerInvoice.name);
  }

  async function raise({ reason, text, files }: ReturnWish) {
    begin();
    const result = await raising.run({
      invoice_id: invoice,
      reason,
      text,
      ...(files.length > 0 && { images: files }),
      idempotency_key: keys.keyOf(
        JSON.stringify([reason, text, files.map(({ name, size }) => [name, size])]),
      ),
    });
    if (!result.ok) return setRefusal(result.error);
    const { record } = result.data;
    finish(
      t(reason === "desistimiento" ? "withdrawn" : reason === "acuerdo" ? "proposed" : "asked"),
    );
    emit("martillo-return-requested", { invoice, lot: record.project_id, reason });
  }

  async function act(
    record: SaleReturn,
    action: Action,
    more: Parameters<ReturnRequestModel["act"]>[2],
    say: Parameters<ReturnRequestModel["act"]>[3],
  ) {
    begin();
    const { return_id, project_id } = record;
    const { images, ...told } = more;
    const files = [images ?? []].flat();
    const result = await acting.run({
      return_id,
      action,
      ...more,
      idempotency_key: keys.keyOf(
        JSON.stringify([return_id, action, told, files.map(({ name, size }) => [name, size])]),
      ),
    });
    if (!result.ok) return setRefusal(result.error);
    const after = result.data.record;
    finish(say(after));
    emit("martillo-return-changed", { invoice, lot: project_id, status: after.status });
  }

  async function download({ file_id }: SaleReturn["files"][number]) {
    begin();
    const result = await linking.run({ kind: "return", id: file_id });
    if (result.ok) globalThis.location.assign(apiBase + result.data.url);
    else setRefusal(result.error);
  }

  return {
    desk: data,
    error: readFailure(data, error, retry),
    isBusy: raising.isRunning || acting.isRunning,
    refusal,
    done,
    raise: (wish) => void raise(wish),
    step,
    open(next) {
      begin();
      setStep(next);
    },
    act: (record, action, more, say) => void act(record, action, more, say),
    download: (file) => void download(file),
  };
}

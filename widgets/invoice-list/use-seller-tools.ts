import { useState } from "react";
import {
  invoiceChangeStatus,
  reportExport,
  reportExportXlsx,
  sellerInvoices,
} from "../../src/contract";
import { useMessages } from "../../src/i18n";
import type { Cancellation } from "../../src/patterns/cancel-sale";
import { type CallError, useCall, useRuntime } from "../../src/state";
import { saveFile } from "../../src/ui";
import { toolsMessages } from "./tools.messages";
import type { InvoiceListModel } from "./use-invoice-list";

/** The actions for all marked sales. */
export type BulkAction = "paid" | "unpaid" | "cancel";

/** How it went: how many changed, and why others did not. */
export interface BulkOutcome {
  text: string;
  failed: readonly { id: number; message: string }[];
}

/** Everything that the view shows. */
export interface SellerToolsModel extends InvoiceListModel {
  /** The action that waits for the seller's confirmation. */
  asking: BulkAction | undefined;
  ask: (action: BulkAction | undefined) => void;
  /** `cancellation`: why, of those that are called off. */
  change: (action: BulkAction, cancellation?: Cancellation) => void;
  outcome: BulkOutcome | undefined;
  refusal: CallError | undefined;
  isBusy: boolean;
  isExporting: boolean;
  export: (format: "csv" | "xlsx") => void;
}

/** Sales in bulk, and all of them as a file. */
export function useSellerTools(model: InvoiceListModel): SellerToolsModel {
  const t = useMessages(toolsMessages);
  const { invalidate } = useRuntime();
  const changing = useCall(invoiceChangeStatus);
  const csv = useCall(reportExport);
  const xlsx = useCall(reportExportXlsx);
  const [asking, setAsking] = useState<BulkAction>();
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const [refusal, setRefusal] = useState<CallError>();

  async function change(action: BulkAction, cancellation?: Cancellation) {
    setRefusal(undefined);
    const result = await changing.run({
      action,
      invoice_ids: [...model.marked],
      ...(cancellation && { notes: cancellation.notes, cancel_reason: cancellation.reason }),
    });
    if (!result.ok) return setRefusal(result.error);
    const { changed, failed } = result.data;
    setAsking(undefined);
    setOutcome({
      text: t("changed", { count: changed.length }),
      failed: failed.map(({ invoice_id, message }) => ({ id: invoice_id, message })),
    });
    // Those that could not be changed stay marked.
    model.markOnly(failed.map(({ invoice_id }) => invoice_id));
    invalidate(sellerInvoices.name);
  }

  async function exportAs(format: "csv" | "xlsx") {
    setRefusal(undefined);
    const input = {
      list: model.list,
      filters: { ...model.filters, ...(model.search && { search: model.search }) },
    };
    const result = await (format === "csv" ? csv : xlsx).run(input);
    if (!result.ok) return setRefusal(result.error);
    const { count, is_cut } = result.data;
    saveFile(result.data);
    setOutcome({ text: t(is_cut === 1 ? "exportedPart" : "exported", { count }), failed: [] });
  }

  return {
    ...model,
    asking,
    ask(action) {
      setRefusal(undefined);
      setOutcome(undefined);
      setAsking(action);
    },
    change: (action, cancellation) => void change(action, cancellation),
    outcome,
    refusal,
    isBusy: changing.isRunning,
    isExporting: csv.isRunning || xlsx.isRunning,
    export: (format) => void exportAs(format),
  };
}

import { useState } from "react";
import {
  fileLink,
  PAPER_BYTES,
  purchases,
  type SalePaper,
  salePaper,
  salePapers,
} from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { useMoneyQueries } from "../../src/patterns/money-news";
import {
  type CallError,
  type Emit,
  isUnanswered,
  useCall,
  useQuery,
  useRuntime,
} from "../../src/state";
import { paperListMessages } from "./paper-list.messages";

const PAGE_SIZE = 50;

export interface PaperListOptions {
  invoice: number | undefined;
  emit: Emit;
}

/** Papers of one sale. */
export interface PapersOfSale {
  invoice: number;
  title: string;
  /** When the vehicle was given back; null for what was not returned. */
  returned: number | null;
  papers: readonly SalePaper[];
}

/** Everything that the view shows. */
export interface PaperListModel {
  sales: readonly PapersOfSale[] | undefined;
  /** When the vehicle of the one sale that is shown was given back; null for what was not returned. */
  returned: number | null;
  error: { message: string; next: string | undefined; retry: () => void } | undefined;
  page: number;
  pageCount: number;
  goTo: (page: number) => void;
  isBusy: boolean;
  /** At which paper something was refused, and why. */
  fault: { paper: number; text: string } | undefined;
  done: string | undefined;
  upload: (paper: SalePaper, file: File) => void;
  verify: (paper: SalePaper) => void;
  handOver: (paper: SalePaper) => void;
  /** The paper that is about to be rejected. */
  rejecting: SalePaper | undefined;
  askWhy: (paper: SalePaper | undefined) => void;
  reject: (notes: string) => void;
  emit: Emit;
  /** Of which sale the contract is signed now. */
  signing: number | undefined;
  showContract: (invoice: number | undefined) => void;
  download: (paper: SalePaper) => void;
}

/** Papers, by sale. */
export function usePaperList({ invoice, emit }: PaperListOptions): PaperListModel {
  const t = useMessages(paperListMessages);
  const { apiBase, invalidate } = useRuntime();
  const [page, setPage] = useState(1);
  const { data, error, retry } = useQuery(
    salePapers,
    { page, limit: PAGE_SIZE, ...(invoice !== undefined && { invoice_id: invoice }) },
    { keepPrevious: true },
  );
  useMoneyQueries(salePapers);
  const acting = useCall(salePaper);
  const linking = useCall(fileLink);
  const [fault, setFault] = useState<PaperListModel["fault"]>();
  const [done, setDone] = useState<string>();
  const [signing, setSigning] = useState<number>();
  const [rejecting, askWhy] = useState<SalePaper>();

  function begin() {
    setFault(undefined);
    setDone(undefined);
  }

  async function act(
    paper: SalePaper,
    action: "upload" | "verify" | "reject" | "hand_over",
    more: { file?: File; notes?: string } = {},
  ) {
    begin();
    const { invoice_id, kind } = paper;
    const result = await acting.run({ invoice_id, kind, action, ...more });
    if (!result.ok) {
      setFault({ paper: paper.paper_id, text: textOf(result.error) });
      // It may have arrived.
      if (isUnanswered(result.error)) invalidate(salePapers.name);
      return;
    }
    askWhy(undefined);
    setDone(t(`done_${action}`, { paper: t(kind) }));
    invalidate(salePapers.name, purchases.name);
    if (action === "upload") emit("martillo-paper-added", { invoice: invoice_id, kind });
  }

  async function download(paper: SalePaper) {
    begin();
    const result = await linking.run({ kind: "paper", id: paper.paper_id });
    if (result.ok) globalThis.location.assign(apiBase + result.data.url);
    else setFault({ paper: paper.paper_id, text: textOf(result.error) });
  }

  return {
    sales: data && bySale(data.records),
    returned: data?.returned_date ?? null,
    error: error && !data ? { message: error.message, next: error.next, retry } : undefined,
    page,
    pageCount: Math.max(1, Math.ceil((data?.totalRecords ?? 0) / PAGE_SIZE)),
    goTo: setPage,
    isBusy: acting.isRunning,
    fault,
    done,
    upload(paper, file) {
      if (file.size > PAPER_BYTES) setFault({ paper: paper.paper_id, text: t("tooLarge") });
      else void act(paper, "upload", { file });
    },
    verify: (paper) => void act(paper, "verify"),
    handOver: (paper) => void act(paper, "hand_over"),
    emit,
    signing,
    showContract(invoice) {
      begin();
      setSigning(invoice);
    },
    rejecting,
    askWhy(paper) {
      begin();
      askWhy(paper);
    },
    reject: (notes) => rejecting && void act(rejecting, "reject", { notes }),
    download: (paper) => void download(paper),
  };
}

function textOf({ message, next }: CallError): string {
  return [message, next].filter(Boolean).join(" ");
}

function bySale(papers: readonly SalePaper[]): PapersOfSale[] {
  const sales = new Map<number, SalePaper[]>();
  for (const paper of papers) {
    sales.set(paper.invoice_id, [...(sales.get(paper.invoice_id) ?? []), paper]);
  }
  return [...sales].map(([invoice, of]) => ({
    invoice,
    title: of[0]?.projects_title ?? "",
    returned: of[0]?.returned_date ?? null,
    papers: of,
  }));
}

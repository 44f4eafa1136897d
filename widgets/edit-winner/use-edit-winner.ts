import { useState } from "react";
import {
  type InvoiceDetail,
  sellerInvoice,
  sellerInvoices,
  sellerUpdateInvoice,
  userAllbiddingbuyers,
} from "../../src/contract";
import { parseCents, toDecimal, totalIfWon } from "../../src/domain";
import { formatMoney } from "../../src/i18n";
import {
  type CallError,
  type Emit,
  useCall,
  useLotDetail,
  useQuery,
  useRuntime,
} from "../../src/state";
import { centsOfText, type Suggestion, textOfCents } from "../../src/ui";

/** Most that are suggested at once. */
const MOST = 8;

/** One who may have the lot instead, with the own last price. */
export interface BidderOption extends Suggestion {
  id: number;
  lastCents: number;
}

export interface EditWinnerOptions {
  invoice: number;
  emit: Emit;
  /** Called when the sale belongs to another buyer. */
  onChanged?: (userId: number) => void;
}

/** The sale that was given to another buyer, and that buyer. */
export interface WinnerChanged {
  invoice: number;
  name: string;
  price: string;
}

/** Everything that the view shows. */
export interface EditWinnerModel {
  record: InvoiceDetail | undefined;
  error: { message: string; next: string | undefined; retry: (() => void) | undefined } | undefined;
  /** Others who bid; undefined while they are read. */
  bidders: readonly BidderOption[] | undefined;
  find: (text: string) => Promise<readonly BidderOption[]>;
  chosen: BidderOption | undefined;
  choose: (option: BidderOption | undefined) => void;
  price: string;
  setPrice: (text: string) => void;
  notes: string;
  setNotes: (text: string) => void;
  /** What the new buyer would pay in all; undefined without a price. */
  total: string | undefined;
  faults: { bidder?: "missing"; price?: "missing" | "high" };
  submit: () => void;
  isBusy: boolean;
  refusal: CallError | undefined;
  done: WinnerChanged | undefined;
}

/** A sale, those who bid for it as well, and what giving it to one of them comes to. */
export function useEditWinner({ invoice, emit, onChanged }: EditWinnerOptions): EditWinnerModel {
  const { invalidate } = useRuntime();
  const sale = useQuery(sellerInvoice, { invoice_id: invoice });
  const record = sale.data?.record;
  const lot = useLotDetail(record?.project_id ?? 0);
  const people = useQuery(userAllbiddingbuyers, record ? { project_id: record.project_id } : null);
  const changing = useCall(sellerUpdateInvoice);
  const [chosen, setChosen] = useState<BidderOption>();
  const [price, setPrice] = useState("");
  const [notes, setNotes] = useState("");
  const [faults, setFaults] = useState<EditWinnerModel["faults"]>({});
  const [refusal, setRefusal] = useState<CallError>();
  const [done, setDone] = useState<WinnerChanged>();
  const failure = sale.error ?? people.error;
  const bidders = people.data?.records.flatMap((one) =>
    one.users_id === record?.buyer.id || one.proposed_amount === null
      ? []
      : [
          {
            id: one.users_id,
            key: String(one.users_id),
            label: `${one.first_name} ${one.last_name}`.trim() || one.users_email,
            note: `${one.users_email} · ${formatMoney(one.proposed_amount, { whole: false })}`,
            lastCents: parseCents(one.proposed_amount),
          },
        ],
  );
  const cents = centsOfText(price);

  function choose(option: BidderOption | undefined) {
    setChosen(option);
    setFaults({});
    setPrice(option ? textOfCents(option.lastCents) : "");
  }

  async function submit() {
    if (!chosen) return setFaults({ bidder: "missing" });
    if (cents === undefined || cents <= 0) return setFaults({ price: "missing" });
    if (cents > chosen.lastCents) return setFaults({ price: "high" });
    if (!record) return;
    setRefusal(undefined);
    const result = await changing.run({
      invoice_id: invoice,
      user_id: record.buyer.id,
      changed_user_id: chosen.id,
      per_total: toDecimal(cents),
      product_type: "live",
      ...(notes.trim() && { notes: notes.trim() }),
    });
    if (!result.ok) return setRefusal(result.error);
    const { invoice_id: next, per_total } = result.data;
    setDone({ invoice: next, name: chosen.label, price: per_total });
    invalidate(sellerInvoice.name, sellerInvoices.name);
    onChanged?.(chosen.id);
    emit("martillo-winner-changed", { invoice, next, lot: record.project_id, price: per_total });
  }

  return {
    record,
    error:
      failure && !done
        ? {
            message: failure.message,
            next: failure.next,
            retry:
              failure.code === "NOT_FOUND" ? undefined : sale.error ? sale.retry : people.retry,
          }
        : undefined,
    bidders,
    find: (text) => Promise.resolve(matching(bidders ?? [], text).slice(0, MOST)),
    chosen,
    choose,
    price,
    setPrice(text) {
      setPrice(text);
      setFaults({});
    },
    notes,
    setNotes,
    total:
      lot.lot && cents !== undefined && cents > 0
        ? toDecimal(totalIfWon(lot.lot, cents).totalCents)
        : undefined,
    faults,
    submit: () => void submit(),
    isBusy: changing.isRunning,
    refusal,
    done,
  };
}

function matching(options: readonly BidderOption[], text: string): readonly BidderOption[] {
  const wanted = text.toLowerCase();
  return options.filter(({ label, note = "" }) =>
    `${label} ${note}`.toLowerCase().includes(wanted),
  );
}

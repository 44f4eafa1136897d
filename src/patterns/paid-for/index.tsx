// What something was paid for, and the way there.
import type { PaymentSubject } from "../../contract";
import { useMessages } from "../../i18n";
import { type Emit, useRuntime, useSession } from "../../state";
import { saleUrl } from "../sale-url";
import { paidForMessages } from "./paid-for.messages";

export interface PaidForProps {
  /** What it was for, e.g. "Compra: Seat León". */
  text: string;
  about: PaymentSubject | undefined;
  emit: Emit;
}

/** What a payment was for, leading to its sale with the vehicle beside it, or to the vehicle alone; plain text where it was for neither. */
export function PaidFor({ text, about, emit }: PaidForProps) {
  const t = useMessages(paidForMessages);
  const { lotUrl } = useRuntime();
  const hrefOf = useSaleHref();
  if (!about) return <>{text}</>;
  const { project_id: lot, invoice_id: invoice, projects_title: title } = about;
  const isSale = invoice !== undefined;
  const toLot = (label: string) => (
    <a
      href={lotUrl(lot)}
      part="lot"
      {...(isSale && { "aria-label": t("vehicleOf", { title }) })}
      onClick={(event) => {
        const detail = { lot, url: lotUrl(lot) };
        if (!emit("martillo-lot-open-request", detail)) event.preventDefault();
      }}
    >
      {label}
    </a>
  );
  if (!isSale) return toLot(text);
  const url = hrefOf(invoice);
  return (
    <>
      <a
        href={url}
        part="sale"
        onClick={(event) => {
          if (!emit("martillo-invoice-open-request", { invoice, url })) event.preventDefault();
        }}
      >
        {text}
      </a>{" "}
      <small>{toLot(t("vehicle"))}</small>
    </>
  );
}

/** Where a sale is shown: staff see it as its seller does. */
function useSaleHref(): (id: number) => string {
  const { urlTo } = useRuntime();
  const { user } = useSession();
  return (invoice) => saleUrl(urlTo, { invoice, isSeller: user?.staff === 1 });
}

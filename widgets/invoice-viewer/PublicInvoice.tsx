import { userPublicInvoice } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { type Emit, useQuery, useRuntime } from "../../src/state";
import { Button, ErrorState } from "../../src/ui";
import { AccountSkeleton, SignInNotice } from "../account";
import { invoiceViewerMessages } from "./invoice-viewer.messages";
import { InvoiceDocument } from "./InvoiceViewerView";

/** The document for a visitor who has the link of its letter. */
export function PublicInvoice({
  invoice,
  linkKey,
  isGuest,
  emit,
}: {
  invoice: number;
  linkKey: string;
  isGuest: boolean;
  emit: Emit;
}) {
  const t = useMessages(invoiceViewerMessages);
  const { lotUrl } = useRuntime();
  const { data, error, retry } = useQuery(userPublicInvoice, { invoice_id: invoice, key: linkKey });
  if (error && !data) {
    const isGone = error.code === "NOT_FOUND";
    return (
      <>
        <ErrorState
          title={isGone ? t("linkOver") : error.message}
          next={isGone ? t("linkOverNext") : error.next}
          {...(!isGone && { onRetry: retry })}
        />
        {isGone && isGuest && <SignInNotice emit={emit} />}
      </>
    );
  }
  if (!data) return <AccountSkeleton />;
  const { record } = data;
  const href = lotUrl(record.project_id);
  return (
    <>
      <InvoiceDocument
        record={record}
        lot={{
          href,
          open: () => emit("martillo-lot-open-request", { lot: record.project_id, url: href }),
        }}
        actions={
          <div className="martillo-invoice-viewer__actions">
            <Button onClick={() => print()}>{t("print")}</Button>
          </div>
        }
      />
      {isGuest && <SignInNotice emit={emit} />}
    </>
  );
}

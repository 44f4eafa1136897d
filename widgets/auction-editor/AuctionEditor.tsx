import { auctionGetSingle, type OwnAuction } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { defineChunk } from "../../src/late";
import { NEW_EVENT_PAGE } from "../../src/paths/pages";
import { type Emit, type EventProps, useQuery, useWidgetEvents } from "../../src/state";
import { ErrorState } from "../../src/ui";
import { AccountGate, AccountSkeleton, LateAccount } from "../account";
import { auctionEditorMessages } from "./auction-editor.messages";
import { isStep } from "./steps";

/** Only who sells needs it. */
const editorChunk = defineChunk(() => import("./AuctionEditorView"));

/** Names of the events that the widget tells. */
export type AuctionEditorEvents =
  | "martillo-login-request"
  | "martillo-auction-saved"
  | "martillo-auction-published"
  | "martillo-step-changed";

/** Props of `AuctionEditor`: which auction, and a callback for each event. */
export interface AuctionEditorProps extends EventProps<AuctionEditorEvents> {
  /** Number of the auction. @default a new one */
  auction?: number;
  /** The step to begin with: `details`, `lots`, `access` or `review`. @default "details" */
  step?: string;
}

/** An auction that groups lots: saved while it is typed, its lots put in order, published when nothing is missing. */
export function AuctionEditor({ auction, step, ...props }: AuctionEditorProps) {
  const emit = useWidgetEvents(props);
  return (
    <section className="martillo-root martillo-auction-editor" part="base">
      <AccountGate emit={emit} house={{ page: NEW_EVENT_PAGE }} needs="publish">
        {({ id: user }) =>
          auction === undefined ? (
            <Open auction={undefined} {...{ user, step, emit }} />
          ) : (
            <Known key={auction} {...{ auction, user, step, emit }} />
          )
        }
      </AccountGate>
    </section>
  );
}

interface Opening {
  user: number;
  step: string | undefined;
  emit: Emit;
}

function Known({ auction, ...rest }: Opening & { auction: number }) {
  const t = useMessages(auctionEditorMessages);
  const { data, error, retry } = useQuery(
    auctionGetSingle,
    { id: auction },
    // The form may hold newer text than any answer.
    { refreshOnFocus: false },
  );
  if (data?.own) return <Open auction={data.own} {...rest} />;
  if (data) return <ErrorState title={t("notYours")} />;
  if (!error) return <AccountSkeleton />;
  const again = error.code === "NOT_FOUND" ? {} : { onRetry: retry };
  return <ErrorState title={error.message} next={error.next} {...again} />;
}

function Open({ auction, user, step, emit }: Opening & { auction: OwnAuction | undefined }) {
  const t = useMessages(auctionEditorMessages);
  const first = isStep(step) ? step : "details";
  return (
    <LateAccount chunk={editorChunk} failed={t("notOpened")}>
      {({ AuctionEditorView }) => <AuctionEditorView {...{ auction, user, emit, step: first }} />}
    </LateAccount>
  );
}

import { useRef, useState } from "react";
import type { AccessRequest } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { OPEN_AUCTIONS_PAGE } from "../../src/paths/pages";
import { useRuntime } from "../../src/state";
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Pager,
  Refusal,
  SelectField,
  useStyles,
} from "../../src/ui";
import { AccountSkeleton, DoneNote } from "../account";
import { accessRequestsMessages } from "./access-requests.messages";
import { DecideDialog } from "./DecideDialog";
import { Invite } from "./Invite";
import { Request } from "./Request";
import styles from "./requests.css?inline";
import {
  type AccessRequestsModel,
  type Decided,
  type Decision,
  SHOWN,
  type Shown,
  useAccessRequests,
} from "./use-access-requests";

/** Props of `RequestsView`. */
export interface RequestsViewProps {
  /** Number of the auction; undefined: all of the seller. */
  auction: number | undefined;
  /** Is told after each decision that the server has taken. */
  onDecided: (decided: Decided) => void;
}

/** A decision that is asked about once more. */
interface Planned {
  row: AccessRequest;
  status: Exclude<Decision, "approved">;
}

/** The requests to bid, and their answers. */
export function RequestsView({ auction, onDecided }: RequestsViewProps) {
  const t = useMessages(accessRequestsMessages);
  const root = useRef<HTMLElement>(null);
  useStyles(root, styles);
  const model = useAccessRequests(auction, onDecided);
  const { told, failed, decide, invite } = useDecisions(model);
  const [planned, setPlanned] = useState<Planned>();
  const { rows } = model;

  return (
    <section
      ref={root}
      aria-label={t("requests")}
      part="requests"
      className="martillo-requests"
      data-state={rows ? "ready" : model.error ? "failed" : "loading"}
    >
      <h3 className="martillo-account-title">{t("requests")}</h3>
      <DoneNote>{told}</DoneNote>
      <Refusal of={planned ? undefined : model.refusal} className="martillo-requests__error" />
      {failed.map((reason) => (
        <p key={reason} role="alert" className="martillo-requests__error">
          {reason}
        </p>
      ))}
      {!rows &&
        (model.error ? (
          <ErrorState title={model.error.message} next={model.error.next} onRetry={model.retry} />
        ) : (
          <AccountSkeleton />
        ))}
      {rows && (rows.length > 0 || model.shown !== "all") && (
        <Waiting
          model={model}
          onApproveAll={(waiting) =>
            void decide(waiting, "approved", { textOf: (count) => t("approvedAll", { count }) })
          }
        />
      )}
      {rows?.length === 0 && <NoRequests shown={model.shown} isOfAll={auction === undefined} />}
      <ul className="martillo-requests__list">
        {rows?.map((row) => (
          <Request
            key={row.id}
            row={row}
            hasAuction={auction === undefined}
            isBusy={model.isBusy}
            onDecide={(status) => {
              if (status !== "approved") return setPlanned({ row, status });
              void decide([row], status, {
                textOf: () => t("decided_approved", { name: row.name }),
              });
            }}
          />
        ))}
      </ul>
      <Pager page={model.page} pageCount={model.pageCount} onPageChange={model.goTo} />
      {auction !== undefined && (
        <Invite isBusy={model.isBusy} onInvite={(emails) => invite(auction, emails)} />
      )}
      {planned && (
        <DecideDialog
          {...planned}
          isBusy={model.isBusy}
          refusal={model.refusal}
          onClose={() => setPlanned(undefined)}
          onDecide={async (answer) => {
            const { row, status } = planned;
            const textOf = () => t(`decided_${status}`, { name: row.name });
            if (await decide([row], status, { answer, textOf })) setPlanned(undefined);
          }}
        />
      )}
    </section>
  );
}

/** Decisions, with what came of the last one. */
function useDecisions(model: AccessRequestsModel) {
  const t = useMessages(accessRequestsMessages);
  const [told, setTold] = useState<string>();
  const [failed, setFailed] = useState<readonly string[]>([]);

  /** True unless it was refused as a whole. */
  async function decide(
    of: readonly AccessRequest[],
    status: Decision,
    { answer = "", textOf }: { answer?: string; textOf: (done: number) => string },
  ): Promise<boolean> {
    setTold(undefined);
    setFailed([]);
    const outcome = await model.decide({ ids: of.map(({ id }) => id), status, answer });
    if (!outcome) return false;
    if (outcome.done > 0) setTold(textOf(outcome.done));
    setFailed(
      outcome.failed.map(({ id, message: reason }) => {
        const name = of.find((row) => String(row.id) === id)?.name ?? id;
        return t("notDecided", { name, reason });
      }),
    );
    return true;
  }

  async function invite(auctionId: number, emails: string[]): Promise<boolean> {
    setTold(undefined);
    setFailed([]);
    const outcome = await model.decide({ auction_id: auctionId, status: "invited", emails });
    if (outcome) setTold(t("invited", { count: emails.length }));
    return outcome !== undefined;
  }

  return { told, failed, decide, invite };
}

/** Which requests are shown, how many wait, and one press for all of those on this page. */
function Waiting({
  model: { rows = [], pending, shown, show, isBusy },
  onApproveAll,
}: {
  model: AccessRequestsModel;
  onApproveAll: (waiting: readonly AccessRequest[]) => void;
}) {
  const t = useMessages(accessRequestsMessages);
  const waiting = rows.filter(({ status }) => status === "pending");
  return (
    <div className="martillo-requests__head">
      <SelectField
        label={t("show")}
        name="status"
        value={shown}
        options={Object.keys(SHOWN).map((value) => ({ value, label: t(`show_${value as Shown}`) }))}
        onChange={({ currentTarget }) => show(currentTarget.value as Shown)}
      />
      <p role="status" part="pending">
        {t("pending", { count: pending })}
      </p>
      {waiting.length > 1 && (
        <Button disabled={isBusy} onClick={() => onApproveAll(waiting)}>
          {t("approveAll", { count: waiting.length })}
        </Button>
      )}
    </div>
  );
}

function NoRequests({ shown, isOfAll }: { shown: Shown; isOfAll: boolean }) {
  const t = useMessages(accessRequestsMessages);
  const { urlTo } = useRuntime();
  if (shown !== "all") return <p>{t("noneOfKind")}</p>;
  return (
    <EmptyState
      icon="user"
      title={t("noRequests")}
      actions={
        isOfAll && <ButtonLink href={urlTo(OPEN_AUCTIONS_PAGE)}>{t("toAuctions")}</ButtonLink>
      }
    >
      {t("noRequestsText")}
    </EmptyState>
  );
}

import { useState } from "react";
import type { SavedSearchRecord } from "../../src/contract";
import { formatNumber, useMessages } from "../../src/i18n";
import { defineChunk, useChunk } from "../../src/late";
import {
  BELL,
  Button,
  ConfirmRemoval,
  EmptyState,
  ErrorState,
  Pager,
  Skeleton,
} from "../../src/ui";
import { savedSearchListMessages } from "./saved-search-list.messages";
import type { SavedSearchLine, SavedSearchListModel } from "./use-saved-search-list";

/** Most visits only read. */
const dialogChunk = defineChunk(() => import("../saved-search"));

/** Pure markup from the model. */
export function SavedSearchListView({ model }: { model: SavedSearchListModel }) {
  return (
    <section
      className="martillo-root martillo-saved-search-list"
      part="base"
      data-state={model.status}
      aria-busy={model.status === "loading" || undefined}
    >
      <Body model={model} />
    </section>
  );
}

function Body({ model }: { model: SavedSearchListModel }) {
  const t = useMessages(savedSearchListMessages);
  switch (model.status) {
    case "loading":
      return <Skeleton />;
    case "guest":
      return (
        <EmptyState
          icon={BELL}
          title={t("guestTitle")}
          actions={
            <Button variant="primary" onClick={model.signIn}>
              {t("signIn")}
            </Button>
          }
        >
          {t("guestText")}
        </EmptyState>
      );
    case "failed":
      return <ErrorState title={model.message} next={model.next} onRetry={model.retry} />;
    case "ready":
      return <Lines model={model} />;
  }
}

type ReadyModel = Extract<SavedSearchListModel, { status: "ready" }>;

function Lines({ model }: { model: ReadyModel }) {
  const t = useMessages(savedSearchListMessages);
  const [editing, setEditing] = useState<SavedSearchRecord>();
  const { module, hasFailed } = useChunk(dialogChunk, editing !== undefined);
  if (model.lines.length === 0) {
    return (
      <EmptyState icon={BELL} title={t("noneTitle")}>
        {t("noneText")}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="martillo-saved-search-list__lines" part="list">
        {model.lines.map((line) => (
          <li key={line.record.id} className="martillo-saved-search-list__line" part="line">
            <Line
              line={line}
              isOpening={editing?.id === line.record.id && !module && !hasFailed}
              onEdit={() => {
                setEditing(line.record);
                if (hasFailed) void dialogChunk.load();
              }}
              onRemove={() => model.askRemoval(line.record)}
            />
          </li>
        ))}
      </ul>
      <Pager page={model.page} pageCount={model.pageCount} onPageChange={model.goTo} />
      <div role="alert">{editing && hasFailed && t("notOpened")}</div>
      {editing && module && (
        <module.SavedSearchDialog
          open
          onClose={() => setEditing(undefined)}
          values={editing}
          emit={model.emit}
        />
      )}
      <Removal model={model} />
    </>
  );
}

interface LineProps {
  line: SavedSearchLine;
  /** Its form is on its way. */
  isOpening: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function Line({ line, isOpening, onEdit, onRemove }: LineProps) {
  const t = useMessages(savedSearchListMessages);
  const { title, criteria, auctions, sales } = line;
  return (
    <>
      <div className="martillo-saved-search-list__what">
        <h3 className="martillo-saved-search-list__title">{title}</h3>
        {criteria.length > 0 && (
          <p className="martillo-saved-search-list__criteria">{criteria.join(" · ")}</p>
        )}
        <p className="martillo-saved-search-list__matches">
          <a href={auctions.href} part="link">
            {t("auctions", { count: auctions.count, shown: formatNumber(auctions.count) })}
          </a>
          <a href={sales.href} part="link">
            {t("sales", { count: sales.count, shown: formatNumber(sales.count) })}
          </a>
        </p>
      </div>
      <div className="martillo-saved-search-list__actions">
        <Button
          size="s"
          busy={isOpening}
          aria-haspopup="dialog"
          aria-label={t("editOf", { title })}
          onClick={onEdit}
        >
          {t("edit")}
        </Button>
        <Button size="s" variant="ghost" aria-label={t("removeOf", { title })} onClick={onRemove}>
          {t("remove")}
        </Button>
      </div>
    </>
  );
}

function Removal({ model }: { model: ReadyModel }) {
  const t = useMessages(savedSearchListMessages);
  return (
    <ConfirmRemoval
      open={model.removing !== undefined}
      refusal={model.removalError}
      busy={model.isRemoving}
      onCancel={() => model.askRemoval(undefined)}
      onConfirm={model.confirmRemoval}
    >
      <p>{t("removeText", { title: model.removing?.search_text ?? "" })}</p>
    </ConfirmRemoval>
  );
}

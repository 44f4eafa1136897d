import { type ReactNode, useState } from "react";
import {
  type AuctionLot,
  auctionAddLots,
  auctionProjects,
  type OutputOf,
} from "../../src/contract";
import { formatMoment, useMessages } from "../../src/i18n";
import { EDIT_LOT_PAGE, NEW_LOT_PAGE } from "../../src/paths/pages";
import { useRefusedAction } from "../../src/patterns/refused-action";
import { useQuery, useRuntime } from "../../src/state";
import {
  Button,
  ButtonLink,
  CheckboxField,
  EmptyState,
  ErrorState,
  Icon,
  Pager,
  Refusal,
  Spinner,
  TextField,
} from "../../src/ui";
import { DoneNote } from "../account";
import { auctionEditorMessages } from "./auction-editor.messages";
import type { AuctionEditorModel } from "./use-auction-editor";
import { type LotDrag, useLotDrag } from "./use-lot-drag";

const PAGE = 50;

/** The lots of the auction in their order, and drafts that can be put into it. */
export function LotsStep({ model }: { model: AuctionEditorModel }) {
  const t = useMessages(auctionEditorMessages);
  const { own } = model;
  if (!own) return <p>{t("lotsFirstSave")}</p>;
  return <Lots auction={own.id} canOrder={own.may.includes("stagger_s")} model={model} />;
}

type Placed = OutputOf<typeof auctionAddLots>;

/** Puts lots in, takes them out and gives them another place; says what came of it. */
function usePlacing(auction: number, onMoved: (isDone: boolean) => void) {
  const t = useMessages(auctionEditorMessages);
  const [told, setTold] = useState<{ text: string; failed: Placed["failed"] }>();
  const moving = useRefusedAction(auctionAddLots);

  async function move(
    input: Omit<Parameters<typeof moving.run>[0], "auction_id">,
    text: (answer: Placed) => string,
  ) {
    const answer = await moving.run({ auction_id: auction, ...input });
    if (answer.ok) setTold({ text: text(answer.data), failed: answer.data.failed });
    onMoved(answer.ok);
  }

  /** A lot takes the place that another has. */
  async function place(lot: AuctionLot, to: number) {
    const read = await moving.run({ auction_id: auction });
    if (!read.ok) return;
    const order = read.data.records.map(({ id }) => id).filter((id) => id !== lot.id);
    order.splice(to - 1, 0, lot.id);
    await move({ order }, () => t("moved", { title: lot.title, number: to, count: order.length }));
  }

  return { moving, told, move, place };
}

function DropEnd({ drag }: { drag: LotDrag }) {
  const t = useMessages(auctionEditorMessages);
  return (
    <p className="martillo-auction-editor__drop" {...drag.placeProps("end")}>
      {t("dropHere")}
    </p>
  );
}

interface DropsOptions {
  canOrder: boolean;
  placing: ReturnType<typeof usePlacing>;
  rows: readonly AuctionLot[] | undefined;
}

/** What comes of a lot that is let go of. The list of drafts reads itself anew with each of `drops`. */
function useDrops({ canOrder, placing: { moving, move, place }, rows }: DropsOptions) {
  const t = useMessages(auctionEditorMessages);
  const [drops, setDrops] = useState(0);
  const drag = useLotDrag({
    canOrder,
    isBusy: moving.isRunning,
    onDrop({ id, isInside }, to) {
      const lot = rows?.find((row) => row.id === id);
      if (isInside && to !== "out") {
        if (lot && to !== "end" && lot.lot_no !== to) void place(lot, to);
        return;
      }
      const asked = to === "out" ? { remove: true } : to === "end" ? {} : { at: to };
      const word = to === "out" ? "removed" : "added";
      void move({ project_ids: [id], ...asked }, ({ failed }) =>
        t(word, { count: 1 - failed.length }),
      ).then(() => setDrops((count) => count + 1));
    },
  });
  return { drag, drops };
}

function Lots({
  auction,
  canOrder,
  model,
}: {
  auction: number;
  canOrder: boolean;
  model: AuctionEditorModel;
}) {
  const t = useMessages(auctionEditorMessages);
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isAdding, setAdding] = useState(false);
  const inside = useQuery(
    auctionProjects,
    { auction_id: auction, page, limit: PAGE },
    { keepPrevious: true },
  );
  const placing = usePlacing(auction, (isDone) => {
    if (isDone) setChosen(new Set());
    inside.retry();
    model.refresh();
  });
  const { moving, told, move, place } = placing;

  const { data, error, retry } = inside;
  const { drag, drops } = useDrops({ canOrder, placing, rows: data?.records });
  const total = data?.totalRecords ?? 0;
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <div className="martillo-auction-editor__lots">
      <DoneNote>{told?.text}</DoneNote>
      <FailedLots failed={told?.failed ?? []} />
      <Refusal of={moving.error} className="martillo-auction-editor__error" />
      <div className="martillo-auction-editor__actions">
        <Button
          variant={total === 0 ? "primary" : "secondary"}
          aria-expanded={isAdding}
          onClick={() => setAdding(!isAdding)}
        >
          {t("addLots")}
        </Button>
        {chosen.size > 0 && (
          <Button
            disabled={moving.isRunning}
            onClick={() =>
              void move({ project_ids: [...chosen], remove: true }, ({ failed }) =>
                t("removed", { count: chosen.size - failed.length }),
              )
            }
          >
            {t("removeChosen", { count: chosen.size })}
          </Button>
        )}
      </div>
      {isAdding && (
        <Available
          key={drops}
          drag={drag}
          auction={auction}
          isBusy={moving.isRunning}
          onAdd={(ids) =>
            move({ project_ids: [...ids] }, ({ failed }) =>
              t("added", { count: ids.length - failed.length }),
            )
          }
        />
      )}
      {!data && (error ? <ErrorState title={error.message} onRetry={retry} /> : <Spinner />)}
      {isAdding && data && <DropEnd drag={drag} />}
      {data && total === 0 && !isAdding && (
        <EmptyState icon="tag" title={t("noLots")}>
          {t("noLotsText")}
        </EmptyState>
      )}
      {data && total > 0 && (
        <Inside total={total} page={page} onPage={setPage}>
          {data.records.map((lot) => (
            <Row
              key={lot.id}
              lot={lot}
              total={total}
              isChosen={chosen.has(lot.id)}
              onChoose={() => toggle(lot.id)}
              onPlace={canOrder ? (to) => void place(lot, to) : undefined}
              isBusy={moving.isRunning}
              drag={drag}
            />
          ))}
        </Inside>
      )}
    </div>
  );
}

/** Lots that stayed as they were, with the reason of each. */
function FailedLots({ failed }: Pick<Placed, "failed">) {
  const t = useMessages(auctionEditorMessages);
  if (failed.length === 0) return null;
  return (
    <ul>
      {failed.map(({ id, message }) => (
        <li key={id}>
          {t("lotNumber", { id })}: {message}
        </li>
      ))}
    </ul>
  );
}

/** A page of the lots of the auction. */
function Inside({
  total,
  page,
  onPage,
  children,
}: {
  total: number;
  page: number;
  onPage: (page: number) => void;
  children: ReactNode;
}) {
  const t = useMessages(auctionEditorMessages);
  return (
    <>
      <p className="martillo-account-note">{t("lotCount", { count: total })}</p>
      <ol className="martillo-auction-editor__list" part="lots" start={(page - 1) * PAGE + 1}>
        {children}
      </ol>
      <Pager page={page} pageCount={Math.max(1, Math.ceil(total / PAGE))} onPageChange={onPage} />
    </>
  );
}

interface RowProps {
  lot: AuctionLot;
  total: number;
  isChosen: boolean;
  onChoose: () => void;
  onPlace: ((to: number) => void) | undefined;
  isBusy: boolean;
  drag: LotDrag;
}

function Row({ lot, total, isChosen, onChoose, onPlace, isBusy, drag }: RowProps) {
  const t = useMessages(auctionEditorMessages);
  const { apiBase, urlTo } = useRuntime();
  const { lot_no: no, title, missing, market_status: state } = lot;
  const name = title || t("lotNumber", { id: lot.id });
  const lacks = Object.keys(missing).filter((field) => !field.startsWith("date_")).length;
  const [photo] = lot.images;
  return (
    <li
      className="martillo-auction-editor__row"
      part="lot"
      {...drag.itemProps(lot.id, true)}
      {...drag.placeProps(no ?? "end")}
    >
      <Grip />
      <input
        type="checkbox"
        className="martillo-auction-editor__check"
        aria-label={t("choose", { title: name })}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="martillo-auction-editor__no">{no ?? "–"}</span>
      {photo ? (
        <img
          src={apiBase + photo.thumb}
          alt=""
          width={64}
          height={48}
          loading="lazy"
          draggable={false}
        />
      ) : (
        <span className="martillo-auction-editor__blank" />
      )}
      <span className="martillo-auction-editor__what">
        <a href={urlTo(EDIT_LOT_PAGE, { action: lot.id })} draggable={false}>
          {name}
        </a>
        <span className="martillo-auction-editor__facts">
          {lot.date_closed > 0 && (
            <span>{t("ends", { moment: formatMoment(lot.date_closed) })}</span>
          )}
          <span>
            {state !== "draft"
              ? t("isPublished")
              : lacks === 0
                ? t("isComplete")
                : t("lacks", { count: lacks })}
          </span>
        </span>
      </span>
      {onPlace && no !== null && (
        <span className="martillo-auction-editor__moves">
          <Button
            size="s"
            aria-label={t("earlier", { title: name })}
            disabled={isBusy || no <= 1}
            onClick={() => onPlace(no - 1)}
          >
            {t("up")}
          </Button>
          <Button
            size="s"
            aria-label={t("later", { title: name })}
            disabled={isBusy || no >= total}
            onClick={() => onPlace(no + 1)}
          >
            {t("down")}
          </Button>
          <input
            key={no}
            className="martillo-auction-editor__place"
            inputMode="numeric"
            defaultValue={no}
            aria-label={t("placeOf", { title: name })}
            disabled={isBusy}
            onKeyDown={(event) => {
              if (event.key === "Enter") event.currentTarget.blur();
            }}
            onBlur={({ currentTarget }) => {
              const to = Number(currentTarget.value);
              if (Number.isInteger(to) && to >= 1 && to <= total && to !== no) onPlace(to);
              else currentTarget.value = String(no);
            }}
          />
        </span>
      )}
    </li>
  );
}

const GRIP = { path: "M7 5h.01M13 5h.01M7 10h.01M13 10h.01M7 15h.01M13 15h.01" };

/** Shows a pointer that the row can be dragged. */
function Grip() {
  return (
    <span className="martillo-auction-editor__grip" aria-hidden="true">
      <Icon name={GRIP} />
    </span>
  );
}

interface DraftProps {
  lot: Pick<AuctionLot, "id" | "title">;
  isChosen: boolean;
  onChoose: () => void;
  drag: LotDrag;
}

function Draft({ lot: { id, title }, isChosen, onChoose, drag }: DraftProps) {
  const t = useMessages(auctionEditorMessages);
  return (
    <li className="martillo-auction-editor__draft" {...drag.itemProps(id, false)}>
      <Grip />
      <CheckboxField
        label={title || t("lotNumber", { id })}
        name={`draft-${id}`}
        checked={isChosen}
        onChange={onChoose}
      />
    </li>
  );
}

/** Drafts that are in no auction. */
function Available({
  auction,
  drag,
  isBusy,
  onAdd,
}: {
  auction: number;
  drag: LotDrag;
  isBusy: boolean;
  onAdd: (ids: readonly number[]) => Promise<void>;
}) {
  const t = useMessages(auctionEditorMessages);
  const { urlTo } = useRuntime();
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { data, error, retry } = useQuery(
    auctionProjects,
    { auction_id: auction, side: "available", search, page, limit: PAGE },
    { keepPrevious: true },
  );
  async function add(ids: readonly number[]) {
    await onAdd(ids);
    setChosen(new Set());
    setPage(1);
    retry();
  }
  const rows = data?.records ?? [];
  const isAll = rows.length > 0 && rows.every(({ id }) => chosen.has(id));
  return (
    <section
      className="martillo-auction-editor__available"
      aria-label={t("available")}
      {...drag.placeProps("out")}
    >
      <TextField
        label={t("searchDrafts")}
        name="search"
        type="search"
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          setPage(1);
        }}
      />
      {!data && (error ? <ErrorState title={error.message} onRetry={retry} /> : <Spinner />)}
      {data && rows.length === 0 && (
        <EmptyState
          icon="tag"
          title={t(search === "" ? "noDrafts" : "noneFound")}
          actions={<ButtonLink href={urlTo(NEW_LOT_PAGE)}>{t("newLot")}</ButtonLink>}
        >
          {t("noDraftsText")}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <>
          <CheckboxField
            label={t("chooseAll", { count: rows.length })}
            name="all"
            checked={isAll}
            onChange={() => setChosen(new Set(isAll ? [] : rows.map(({ id }) => id)))}
          />
          <ul className="martillo-auction-editor__list">
            {rows.map((lot) => (
              <Draft
                key={lot.id}
                lot={lot}
                isChosen={chosen.has(lot.id)}
                drag={drag}
                onChoose={() => {
                  const next = new Set(chosen);
                  if (!next.delete(lot.id)) next.add(lot.id);
                  setChosen(next);
                }}
              />
            ))}
          </ul>
          <Pager
            page={page}
            pageCount={Math.max(1, Math.ceil((data?.totalRecords ?? 0) / PAGE))}
            onPageChange={setPage}
          />
          <Button
            variant="primary"
            busy={isBusy}
            disabled={chosen.size === 0}
            onClick={() => void add([...chosen])}
          >
            {t("addChosen", { count: chosen.size })}
          </Button>
        </>
      )}
    </section>
  );
}

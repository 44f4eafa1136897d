import { useEffect, useRef, useState } from "react";
import {
  type AuctionFields,
  auctionAction,
  auctionChangeStatus,
  auctionGetSingle,
  type OutputOf,
  type OwnAuction,
} from "../../src/contract";
import { DEFAULT_EXTENSION } from "../../src/domain";
import {
  answerValues,
  type AutosaveModel,
  conflictWith,
  draftKey,
  forgetDraftKey,
  isAllSaved,
  refusedWrite,
  useAutosave,
  type Values,
  withAnswersTogether,
  type WriteOutcome,
} from "../../src/patterns/autosave";
import { type CallError, type Emit, useRuntime } from "../../src/state";
import type { Step } from "./steps";

/** What a new auction is before anything is said about it: an untouched draft of the server. */
const BLANK: AuctionFields = {
  title: "",
  description: "",
  avatar: "",
  date_start: null,
  date_closed: null,
  stagger_s: 60,
  lots_per_step: 1,
  extension: DEFAULT_EXTENSION,
  increments: null,
  access: "open",
  auto_approve: "none",
  pickup: null,
  viewing: "",
  contact: "",
  custom_fields: {},
};

type FieldName = keyof AuctionFields;

/** Each answer to a field of the house is a value of its own. */
const { custom_fields: _, ...BLANK_VALUES } = BLANK;

const NAMES = Object.keys(BLANK_VALUES) as FieldName[];

export interface AuctionEditorOptions {
  /** As it was read; undefined for a new one. */
  auction: OwnAuction | undefined;
  /** Number of the signed-in user. */
  user: number;
  step: Step;
  emit: Emit;
}

type Failed = OutputOf<typeof auctionAction>["failed"];

/** Everything that the view shows. */
export interface AuctionEditorModel extends AutosaveModel {
  /** What the server has made of it; undefined until it is saved for the first time. */
  own: OwnAuction | undefined;
  step: Step;
  go: (step: Step, field?: string) => void;
  /** A field that is to have the focus once its step is there. */
  wanted: string | undefined;
  /** True once the seller has looked at the missing fields: then the fields show it, too. */
  showsMissing: boolean;
  isFixed: (field: FieldName) => boolean;
  /** Reads anew what others than the form have changed: its lots, its requests. */
  refresh: () => void;
  publish: () => void;
  isPublishing: boolean;
  isPublished: boolean;
  /** Lots that were not published, and why. */
  failed: Failed;
  refusal: CallError | undefined;
}

/** An auction that is written by its seller's people, saved while it is typed. */
export function useAuctionEditor({
  auction,
  user,
  step: first,
  emit,
}: AuctionEditorOptions): AuctionEditorModel {
  const { call, apiBase } = useRuntime();
  const place = `martillo:auction:${apiBase}:${user}:${auction?.id ?? "new"}`;
  const [own, setOwn] = useState(auction);
  const id = useRef(auction?.id);
  const [step, setStep] = useState(first);
  const [wanted, setWanted] = useState<string>();
  const [showsMissing, setShowsMissing] = useState(first === "review");
  const [isPublishing, setPublishing] = useState(false);
  const [isPublished, setPublished] = useState(false);
  const [failed, setFailed] = useState<Failed>([]);
  const [refusal, setRefusal] = useState<CallError>();

  async function readOwn(): Promise<OwnAuction | undefined> {
    if (id.current === undefined) return undefined;
    const result = await call(auctionGetSingle, { id: id.current }, { isRead: true });
    const now = result.ok ? result.data.own : undefined;
    if (now) setOwn(now);
    return now;
  }

  async function write(fields: Values, version: number, saved: Values): Promise<WriteOutcome> {
    const target =
      id.current === undefined
        ? { client_key: draftKey(place) }
        : { id: id.current, expected_version: version };
    const result = await call(
      auctionAction,
      { action: "save", ...target, ...withAnswersTogether(fields) },
      { inline: true, inDoubt: true },
    );
    if (result.ok && result.data.record) {
      const { record, version: now, others } = result.data;
      if (id.current === undefined) forgetDraftKey(place);
      id.current = record.id;
      setOwn(record);
      emit("martillo-auction-saved", { auction: record.id, version: now });
      return { kind: "saved", version: now, hasOthers: others === 1 };
    }
    if (result.ok) return { kind: "lost" };
    const { error } = result;
    return error.code === "EDIT_CONFLICT" ? conflictOf(fields, saved) : refusedWrite(error);
  }

  /** Which of the fields others have written meanwhile. */
  async function conflictOf(fields: Values, saved: Values): Promise<WriteOutcome> {
    const read = await readOwn();
    if (!read) return { kind: "lost" };
    return conflictWith({ sent: fields, saved, now: valuesOf(read) });
  }

  const autosave = useAutosave({
    record: auction
      ? { values: valuesOf(auction), version: auction.edit_version }
      : { values: BLANK_VALUES, version: 0 },
    place,
    write,
    async read() {
      const now = await readOwn();
      return now && { values: valuesOf(now), version: now.edit_version };
    },
  });

  // Publishing is about the state on the screen: it is saved first.
  const { draft } = autosave;
  const isSaved = draft.phase === "rest" && isAllSaved(draft);
  const canStart = isPublishing && isSaved;
  useEffect(() => {
    if (!canStart || id.current === undefined) return;
    void (async (auctionId: number) => {
      const all: Failed = [];
      for (;;) {
        const result = await call(
          auctionChangeStatus,
          { id: auctionId, action: "publish" },
          { inline: true },
        );
        if (!result.ok) {
          setRefusal(result.error);
          break;
        }
        const { record, failed: now, left } = result.data;
        if (record) setOwn(record);
        all.splice(0, all.length, ...now);
        // A piece after another: at most two hundred lots are published by one call.
        if (left > 0) continue;
        if (record && record.state !== "draft") {
          setPublished(true);
          emit("martillo-auction-published", { auction: auctionId });
        }
        break;
      }
      setFailed([...all]);
      setPublishing(false);
    })(id.current);
  }, [call, canStart, emit]);

  function go(next: Step, field?: string) {
    autosave.flush();
    setStep(next);
    setWanted(field);
    setRefusal(undefined);
    if (next === "review") {
      setShowsMissing(true);
      void readOwn();
    }
    emit("martillo-step-changed", { step: next });
  }

  return {
    ...autosave,
    own,
    step,
    go,
    wanted,
    showsMissing,
    isFixed: (field) => own !== undefined && !own.may.includes(field),
    refresh: () => void readOwn(),
    publish() {
      setRefusal(undefined);
      setPublishing(true);
      autosave.flush();
    },
    // What cannot be saved is not published either.
    isPublishing: isPublishing && draft.phase !== "stopped",
    isPublished,
    failed,
    refusal,
  };
}

function valuesOf(auction: OwnAuction): Values {
  return {
    ...Object.fromEntries(NAMES.map((name) => [name, auction[name]])),
    ...answerValues(auction.custom_fields),
  };
}

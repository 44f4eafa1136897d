import { useEffect, useReducer, useRef, useState } from "react";
import {
  type Missing,
  type OwnLot,
  productChangeStatus,
  productProjectAction,
  UNSAID_VEHICLE,
} from "../../src/contract";
import { LOT_REQUIRED, PROPOSED_SCHEDULE } from "../../src/domain";
import { useMessages } from "../../src/i18n";
import {
  answerValues,
  type AutosaveModel,
  draftKey,
  forgetDraftKey,
  isAllSaved,
  refusedWrite,
  useAutosave,
  type Values,
  withAnswersTogether,
  type WriteOutcome,
} from "../../src/patterns/autosave";
import { conflictOfLot, readLotAuthors, readOwnLot } from "../../src/patterns/own-lot";
import { type CallError, type Emit, useRuntime } from "../../src/state";
import { type PhotoHolder, photoOwnerOf } from "../photos";
import type { FieldName, Step } from "./fields";
import { lotEditorMessages } from "./lot-editor.messages";
import { postingFlow, showsMissing, startPosting } from "./posting-flow";

/** What a new lot is before anything is said about it: an untouched draft of the server, with the times that are proposed. */
const BLANK: Values = {
  title: "",
  description: "",
  auction: 1,
  ...UNSAID_VEHICLE,
  iva_percent: null,
  images: [],
  photo_notes: {},
  damage: [],
  inspection: null,
  documents: [],
  film: null,
  pickup: null,
  transport: null,
  start_price: null,
  reserve_price: null,
  reserve_mode: "standard",
  buy_now_price: null,
  buy_now_policy: "none",
  deposit_required: null,
  increments: null,
  date_start: null,
  date_closed: null,
  schedule: PROPOSED_SCHEDULE,
  auto_relist: null,
};

const NAMES: readonly string[] = Object.keys(BLANK);

const NOTHING: Missing = {};

export interface LotEditorOptions {
  /** As it was read; undefined for a new one. */
  lot: OwnLot | undefined;
  /** Number of the signed-in user. */
  user: number;
  step: Step;
  emit: Emit;
}

/** Everything that the view shows. */
export interface LotEditorModel
  extends AutosaveModel, Pick<PhotoHolder, "photoPlace" | "photoOwner"> {
  /** Undefined until it is saved for the first time. */
  id: number | undefined;
  step: Step;
  go: (step: Step, field?: string) => void;
  /** A field that is to have the focus once its step is there. */
  wanted: string | undefined;
  missing: Missing;
  /** Whether what a step lacks is shown at its fields, too: once that step was left, or the seller has looked at the missing fields. */
  showsMissing: (step: Step) => boolean;
  /** The step that was left last, for what it lacks. */
  lastLeft: Step | undefined;
  may: OwnLot["may"] | undefined;
  /** Its name, where it is a template: it is not published, and nothing is missing. */
  template: string | null;
  isAuction: boolean;
  publish: () => void;
  isPublishing: boolean;
  isPublished: boolean;
  refusal: CallError | undefined;
}

/** A lot that is written by its seller's people, saved while it is typed. */
export function useLotEditor({ lot, user, step: first, emit }: LotEditorOptions): LotEditorModel {
  const { call, apiBase } = useRuntime();
  const t = useMessages(lotEditorMessages);
  const place = `martillo:lot:${apiBase}:${user}:${lot?.id ?? "new"}`;
  const id = useRef(lot?.id);
  const [newKey] = useState(() => (lot ? "" : draftKey(place)));
  const photoOwner = photoOwnerOf(apiBase, user);
  const template = lot?.template ?? null;
  const [flow, happen] = useReducer(
    postingFlow,
    { step: first, missing: lot?.missing ?? {} },
    startPosting,
  );

  async function readOwn(): Promise<OwnLot | undefined> {
    return id.current === undefined ? undefined : readOwnLot(call, id.current);
  }

  async function write(fields: Values, version: number, saved: Values): Promise<WriteOutcome> {
    const target =
      id.current === undefined
        ? { client_key: draftKey(place), schedule: PROPOSED_SCHEDULE }
        : { id: id.current, expected_version: version };
    const result = await call(
      productProjectAction,
      { action: "save", ...target, ...withAnswersTogether(fields) },
      { inline: true, inDoubt: true },
    );
    if (result.ok) {
      const { record, version: now, missing: lacks, others } = result.data;
      if (id.current === undefined) forgetDraftKey(place);
      id.current = record.id;
      happen({ type: "read", missing: lacks });
      emit("martillo-lot-saved", { lot: record.id, version: now });
      return { kind: "saved", version: now, hasOthers: others === 1 };
    }
    const { error } = result;
    return error.code === "EDIT_CONFLICT" ? conflictOf(fields, saved) : refusedWrite(error);
  }

  async function conflictOf(sent: Values, saved: Values): Promise<WriteOutcome> {
    const own = await readOwn();
    if (!own) return { kind: "lost" };
    return conflictOfLot(call, { id: own.id, sent, saved, now: valuesOfLot(own) });
  }

  const autosave = useAutosave({
    record: lot
      ? { values: valuesOfLot(lot), version: lot.edit_version }
      : { values: BLANK, version: 0 },
    place,
    write,
    async read() {
      const own = await readOwn();
      if (!own) return undefined;
      happen({ type: "read", missing: own.missing });
      return {
        values: valuesOfLot(own),
        version: own.edit_version,
        authors: await readLotAuthors(call, own.id),
      };
    },
  });

  // Of a lot that is not saved yet the server has not said what it lacks.
  const blank = LOT_REQUIRED.filter((name) => !autosave.values[name]);
  const unsaved = Object.fromEntries(blank.map((name) => [name, t("required")]));
  const missing = template !== null ? NOTHING : id.current === undefined ? unsaved : flow.missing;

  // Publishing is about the state on the screen: it is saved first.
  const { draft } = autosave;
  const isSaved = draft.phase === "rest" && isAllSaved(draft);
  const isPublishing = flow.publication === "wanted";
  const canStart = isPublishing && isSaved;
  useEffect(() => {
    if (!canStart || id.current === undefined) return;
    void (async (lotId: number) => {
      const result = await call(
        productChangeStatus,
        { id: lotId, action: "publish" },
        { inline: true },
      );
      if (!result.ok) return happen({ type: "refused", error: result.error });
      happen({ type: "published" });
      emit("martillo-lot-published", { lot: lotId });
    })(id.current);
  }, [call, canStart, emit]);

  function go(next: Step, field?: string) {
    autosave.flush();
    happen({ type: "went", step: next, field });
    emit("martillo-step-changed", { step: next });
  }

  return {
    ...autosave,
    photoOwner,
    photoPlace: `${photoOwner}${id.current ?? newKey}`,
    id: id.current,
    step: flow.step,
    go,
    wanted: flow.wanted,
    missing,
    showsMissing: (of) => showsMissing(flow, of),
    lastLeft: flow.left.at(-1),
    may: lot?.may,
    template,
    isAuction: autosave.values["auction"] === 1,
    publish() {
      happen({ type: "publishes" });
      autosave.flush();
    },
    // What cannot be saved is not published either.
    isPublishing: isPublishing && draft.phase !== "stopped",
    isPublished: flow.publication === "done",
    refusal: flow.refusal,
  };
}

/** Each answer to a field of the house is a value of its own. */
function valuesOfLot(lot: OwnLot): Values {
  return {
    ...Object.fromEntries(NAMES.map((name) => [name, lot[name as FieldName]])),
    ...answerValues(lot.custom_fields),
  };
}

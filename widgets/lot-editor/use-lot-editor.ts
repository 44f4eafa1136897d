import { useEffect, useRef, useState } from "react";
import {
  customLotHistory,
  type Missing,
  type OwnLot,
  productChangeStatus,
  productGetSingleProject,
  productProjectAction,
} from "../../src/contract";
import { isSameValue, PROPOSED_SCHEDULE } from "../../src/domain";
import {
  type Authors,
  type AutosaveModel,
  type Conflict,
  useAutosave,
  unsaved,
  type Values,
  type WriteOutcome,
} from "../../src/patterns/autosave";
import { type CallError, type Emit, isUnanswered, useRuntime } from "../../src/state";
import type { FieldName, Step } from "./fields";

/** What a new lot is before anything is said about it: an untouched draft of the server, with the times that are proposed. */
const BLANK: Values = {
  title: "",
  description: "",
  auction: 1,
  category: "",
  brand: "",
  model: "",
  location: "",
  fuel: null,
  kilometers: null,
  registration_year: null,
  power: null,
  transmission: null,
  body_type: null,
  doors: null,
  color: null,
  condition: null,
  ref: null,
  vin: null,
  plate: null,
  iva_percent: null,
  images: [],
  start_price: null,
  reserve_price: null,
  buy_now_price: null,
  deposit_required: null,
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
  /** Whose page it is. */
  user: number;
  step: Step;
  emit: Emit;
}

/** Everything that the view shows. */
export interface LotEditorModel extends AutosaveModel {
  /** Undefined until it is saved for the first time. */
  id: number | undefined;
  step: Step;
  go: (step: Step, field?: string) => void;
  /** A field that is to have the focus once its step is there. */
  wanted: string | undefined;
  missing: Missing;
  /** Shown at the fields, too, once somebody has looked at what is missing. */
  showsMissing: boolean;
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
  const place = `martillo:lot:${apiBase}:${user}:${lot?.id ?? "new"}`;
  const id = useRef(lot?.id);
  const template = lot?.template ?? null;
  const [unmet, setMissing] = useState<Missing>(lot?.missing ?? {});
  const missing = template === null ? unmet : NOTHING;
  const [step, setStep] = useState(first);
  const [wanted, setWanted] = useState<string>();
  const [showsMissing, setShowsMissing] = useState(first === "review");
  const [isPublishing, setPublishing] = useState(false);
  const [isPublished, setPublished] = useState(false);
  const [refusal, setRefusal] = useState<CallError>();

  async function readOwn(): Promise<OwnLot | undefined> {
    if (id.current === undefined) return undefined;
    const result = await call(productGetSingleProject, { id: id.current }, { isRead: true });
    return result.ok && "edit_version" in result.data.record ? result.data.record : undefined;
  }

  async function write(fields: Values, version: number, saved: Values): Promise<WriteOutcome> {
    const target =
      id.current === undefined
        ? { client_key: keyOf(place), schedule: PROPOSED_SCHEDULE }
        : { id: id.current, expected_version: version };
    const result = await call(
      productProjectAction,
      { action: "save", ...target, ...fields },
      { inline: true, inDoubt: true },
    );
    if (result.ok) {
      const { record, version: now, missing: lacks, others } = result.data;
      if (id.current === undefined) forgetKey(place);
      id.current = record.id;
      setMissing(lacks);
      emit("martillo-lot-saved", { lot: record.id, version: now });
      return { kind: "saved", version: now, hasOthers: others === 1 };
    }
    const { error } = result;
    if (isUnanswered(error) || error.code === "UNAVAILABLE" || error.code === "RATE_LIMITED") {
      return { kind: "lost" };
    }
    if (error.code === "EDIT_CONFLICT") return conflictOf(fields, saved);
    const faults = Object.entries(error.fields ?? {}).map(
      ([path, text]) => [path.split(".")[0] ?? path, text] as const,
    );
    const stop = { message: error.message, next: error.next };
    return { kind: "refused", fields: Object.fromEntries(faults), stop };
  }

  /** Which of the fields others have written meanwhile, and who. */
  async function conflictOf(fields: Values, saved: Values): Promise<WriteOutcome> {
    const own = await readOwn();
    if (!own) return { kind: "lost" };
    const now = valuesOfLot(own);
    const names = Object.keys(fields).filter(
      (name) => !isSameValue(now[name], saved[name]) && !isSameValue(now[name], fields[name]),
    );
    const authors = await readAuthors(own.id);
    const conflicts = names.map((name): [string, Conflict] => [
      name,
      { by: "", at: 0, ...authors[name], theirs: now[name] },
    ]);
    return { kind: "conflict", conflicts: Object.fromEntries(conflicts) };
  }

  /** Who wrote each field last; nobody where the history cannot be read now. */
  async function readAuthors(lotId: number): Promise<Authors> {
    const history = await call(customLotHistory, { id: lotId }, { isRead: true });
    if (!history.ok) return {};
    // The newest edit comes first, and counts.
    const named = history.data.records
      .toReversed()
      .flatMap(({ changes, by, at }) => changes.map(({ field }) => [field, { by, at }] as const));
    return Object.fromEntries(named);
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
      setMissing(own.missing);
      return {
        values: valuesOfLot(own),
        version: own.edit_version,
        authors: await readAuthors(own.id),
      };
    },
  });

  // Whoever publishes means what is on the screen: that is saved first.
  const { draft } = autosave;
  const isSaved = draft.phase === "rest" && Object.keys(unsaved(draft)).length === 0;
  const canStart = isPublishing && isSaved;
  useEffect(() => {
    if (!canStart || id.current === undefined) return;
    void (async (lotId: number) => {
      const result = await call(
        productChangeStatus,
        { id: lotId, action: "publish" },
        { inline: true },
      );
      setPublishing(false);
      if (!result.ok) {
        setMissing(result.error.fields ?? {});
        return setRefusal(result.error);
      }
      setPublished(true);
      emit("martillo-lot-published", { lot: lotId });
    })(id.current);
  }, [call, canStart, emit]);

  function go(next: Step, field?: string) {
    autosave.flush();
    setStep(next);
    setWanted(field);
    setRefusal(undefined);
    if (next === "review") setShowsMissing(true);
    emit("martillo-step-changed", { step: next });
  }

  return {
    ...autosave,
    id: id.current,
    step,
    go,
    wanted,
    missing,
    showsMissing,
    may: lot?.may,
    template,
    isAuction: autosave.values["auction"] === 1,
    publish() {
      setRefusal(undefined);
      setPublishing(true);
      autosave.flush();
    },
    // What cannot be saved is not published either.
    isPublishing: isPublishing && draft.phase !== "stopped",
    isPublished,
    refusal,
  };
}

function valuesOfLot(lot: OwnLot): Values {
  return Object.fromEntries(NAMES.map((name) => [name, lot[name as FieldName]]));
}

/** The same new lot, until it is saved, also after a reload of the page. */
function keyOf(place: string): string {
  const at = `${place}:key`;
  try {
    const known = sessionStorage.getItem(at);
    if (known) return known;
    const made = crypto.randomUUID();
    sessionStorage.setItem(at, made);
    return made;
  } catch {
    return crypto.randomUUID();
  }
}

function forgetKey(place: string) {
  try {
    sessionStorage.removeItem(`${place}:key`);
  } catch {
    // Blocked: nothing was written either.
  }
}

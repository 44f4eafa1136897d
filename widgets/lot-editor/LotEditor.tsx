import { useEffect, useRef, useState } from "react";
import { type OwnLot, productGetSingleProject, productProjectAction } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { defineChunk } from "../../src/late";
import { NEW_LOT_PAGE } from "../../src/paths/pages";
import { draftKey, forgetDraftKey } from "../../src/patterns/autosave";
import {
  type CallError,
  type Emit,
  type EventProps,
  useQuery,
  useRuntime,
  useWidgetEvents,
} from "../../src/state";
import { ErrorState } from "../../src/ui";
import { AccountGate, AccountSkeleton, LateAccount } from "../account";
import { isStep } from "./fields";
import { lotEditorMessages } from "./lot-editor.messages";

/** Only who sells needs it. */
const editorChunk = defineChunk(() => import("./LotEditorView"));

/** Names of the events that the widget tells. */
export type LotEditorEvents =
  | "martillo-login-request"
  | "martillo-lot-saved"
  | "martillo-lot-published"
  | "martillo-step-changed";

/** Props of `LotEditor`: which lot, and a callback for each event. */
export interface LotEditorProps extends EventProps<LotEditorEvents> {
  /** Number of the lot. @default a new one */
  lot?: number;
  /** Number of a lot or a template that a new lot begins with. @default nothing */
  from?: number;
  /** The step to begin with: `vehicle`, `photos`, `description`, `price`, `dates` or `review`. @default "vehicle" */
  step?: string;
}

/** Posting a lot, step by step: saved while it is typed, by several people at once, published when nothing is missing. */
export function LotEditor({ lot: named, from, step, ...props }: LotEditorProps) {
  const emit = useWidgetEvents(props);
  // It stays when the page's address names the new lot instead of what it began with.
  const [copy, setCopy] = useState<number>();
  const lot = named ?? copy;
  return (
    <section className="martillo-root martillo-lot-editor" part="base">
      <AccountGate emit={emit} house={{ page: NEW_LOT_PAGE }} needs="post">
        {({ id: user }) =>
          lot === undefined && from !== undefined ? (
            <Copied key={from} {...{ from, user, emit }} onCopied={setCopy} />
          ) : lot === undefined ? (
            <Open lot={undefined} {...{ user, step, emit }} />
          ) : (
            <Known key={lot} {...{ lot, user, step, emit }} />
          )
        }
      </AccountGate>
    </section>
  );
}

/** Begins a draft with what stands in another lot, once: also after a reload, or when the answer was lost. */
function Copied({
  from,
  user,
  emit,
  onCopied,
}: {
  from: number;
  user: number;
  emit: Emit;
  onCopied: (lot: number) => void;
}) {
  const { call, apiBase } = useRuntime();
  const [error, setError] = useState<CallError>();
  const latest = useRef({ emit, onCopied });
  latest.current = { emit, onCopied };
  useEffect(() => {
    if (error) return undefined;
    let isOver = false;
    const place = `martillo:lot:${apiBase}:${user}:from:${from}`;
    const input = { action: "duplicate" as const, id: from, client_key: draftKey(place) };
    const begin = async () => {
      const result = await call(productProjectAction, input, { inline: true, inDoubt: true });
      if (isOver) return;
      if (!result.ok) return setError(result.error);
      // The next lot that begins with it is another one.
      forgetDraftKey(place);
      const { record, version } = result.data;
      latest.current.onCopied(record.id);
      latest.current.emit("martillo-lot-saved", { lot: record.id, version });
    };
    void begin();
    return () => {
      isOver = true;
    };
  }, [call, apiBase, user, from, error]);
  if (!error) return <AccountSkeleton />;
  const again =
    error.code === "NOT_FOUND" || error.code === "FORBIDDEN"
      ? {}
      : {
          onRetry: () => setError(undefined),
        };
  return <ErrorState title={error.message} next={error.next} {...again} />;
}

interface Opening {
  user: number;
  step: string | undefined;
  emit: Emit;
}

function Known({ lot, ...rest }: Opening & { lot: number }) {
  const { data, error, retry } = useQuery(
    productGetSingleProject,
    { id: lot },
    // The form may hold newer text than any answer.
    { refreshOnFocus: false },
  );
  if (data && "edit_version" in data.record) return <Open lot={data.record} {...rest} />;
  if (!error) return <AccountSkeleton />;
  const again = error.code === "NOT_FOUND" ? {} : { onRetry: retry };
  return <ErrorState title={error.message} next={error.next} {...again} />;
}

function Open({ lot, user, step, emit }: Opening & { lot: OwnLot | undefined }) {
  const t = useMessages(lotEditorMessages);
  const first = isStep(step) ? step : "vehicle";
  return (
    <LateAccount chunk={editorChunk} failed={t("notOpened")}>
      {({ LotEditorView }) => <LotEditorView {...{ lot, user, emit, step: first }} />}
    </LateAccount>
  );
}

import { type OwnLot, productGetSingleProject } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { defineChunk, useChunk } from "../../src/late";
import { type Emit, type EventProps, useQuery, useWidgetEvents } from "../../src/state";
import { ErrorState } from "../../src/ui";
import { AccountGate, AccountSkeleton } from "../account";
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
  /** The step to begin with: `vehicle`, `photos`, `description`, `price`, `dates` or `review`. @default "vehicle" */
  step?: string;
}

/** Posting a lot, step by step: saved while it is typed, by several people at once, published when nothing is missing. */
export function LotEditor({ lot, step, ...props }: LotEditorProps) {
  const emit = useWidgetEvents(props);
  return (
    <section className="martillo-root martillo-lot-editor" part="base">
      <AccountGate emit={emit} house={{ name: "newLot" }}>
        {({ id: user }) =>
          lot === undefined ? (
            <Open lot={undefined} {...{ user, step, emit }} />
          ) : (
            <Known key={lot} {...{ lot, user, step, emit }} />
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

function Known({ lot, ...rest }: Opening & { lot: number }) {
  const { data, error, retry } = useQuery(
    productGetSingleProject,
    { id: lot },
    // What is typed since is newer than any answer.
    { refreshOnFocus: false },
  );
  if (data && "edit_version" in data.record) return <Open lot={data.record} {...rest} />;
  if (!error) return <AccountSkeleton />;
  const again = error.code === "NOT_FOUND" ? {} : { onRetry: retry };
  return <ErrorState title={error.message} next={error.next} {...again} />;
}

function Open({ lot, user, step, emit }: Opening & { lot: OwnLot | undefined }) {
  const { module, hasFailed } = useChunk(editorChunk, true);
  const t = useMessages(lotEditorMessages);
  const first = isStep(step) ? step : "vehicle";
  if (module) return <module.LotEditorView {...{ lot, user, emit, step: first }} />;
  if (!hasFailed) return <AccountSkeleton />;
  return <ErrorState title={t("notOpened")} onRetry={() => void editorChunk.load()} />;
}

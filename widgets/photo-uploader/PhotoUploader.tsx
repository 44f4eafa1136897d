import { productGetSingleProject } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { defineChunk } from "../../src/late";
import { DRAFT_LOTS_PAGE, EDIT_LOT_PAGE } from "../../src/paths/pages";
import { type Emit, type EventProps, useQuery, useRuntime, useWidgetEvents } from "../../src/state";
import { ButtonLink, EmptyState, ErrorState } from "../../src/ui";
import { AccountGate, AccountSkeleton, LateAccount } from "../account";
import { photoUploaderMessages } from "./photo-uploader.messages";

/** Only sellers need it. */
const viewChunk = defineChunk(() => import("./PhotoUploaderView"));

/** Names of the events that the widget tells. */
export type PhotoUploaderEvents = "martillo-login-request" | "martillo-photos-changed";

/** Props of `PhotoUploader`: which lot, and a callback for each event. */
export interface PhotoUploaderProps extends EventProps<PhotoUploaderEvents> {
  /** Number of the lot, or of a template of lots. */
  lot: number;
}

/** The photos of one lot: sent, put in order, captioned, cut, and taken with the camera; saved at once. */
export function PhotoUploader({ lot, ...props }: PhotoUploaderProps) {
  const emit = useWidgetEvents(props);
  const isNamed = Number.isInteger(lot);
  return (
    <section className="martillo-root martillo-photo-uploader" part="base">
      <AccountGate
        emit={emit}
        house={isNamed ? { page: EDIT_LOT_PAGE, id: lot } : { page: DRAFT_LOTS_PAGE }}
        needs="post"
      >
        {({ id: user }) => (isNamed ? <Known key={lot} {...{ lot, user, emit }} /> : <NoLot />)}
      </AccountGate>
    </section>
  );
}

/** The page does not say which lot: that is chosen among the drafts. */
function NoLot() {
  const t = useMessages(photoUploaderMessages);
  const { urlTo } = useRuntime();
  return (
    <EmptyState
      icon="tag"
      title={t("noLot")}
      actions={<ButtonLink href={urlTo(DRAFT_LOTS_PAGE)}>{t("toDrafts")}</ButtonLink>}
    >
      {t("noLotText")}
    </EmptyState>
  );
}

function Known({ lot, user, emit }: { lot: number; user: number; emit: Emit }) {
  const t = useMessages(photoUploaderMessages);
  const { data, error, retry } = useQuery(
    productGetSingleProject,
    { id: lot },
    // The screen may show newer photos than any answer.
    { refreshOnFocus: false },
  );
  if (data && "edit_version" in data.record) {
    const { record } = data;
    return (
      <LateAccount chunk={viewChunk} failed={t("notOpened")}>
        {({ PhotoUploaderView }) => <PhotoUploaderView {...{ lot: record, user, emit }} />}
      </LateAccount>
    );
  }
  if (!error) return <AccountSkeleton />;
  const isFinal = error.code === "NOT_FOUND" || error.code === "FORBIDDEN";
  const again = isFinal ? {} : { onRetry: retry };
  return <ErrorState title={error.message} next={error.next} {...again} />;
}

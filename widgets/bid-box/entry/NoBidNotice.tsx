import type { ReactNode } from "react";
import { useMessages } from "../../../src/i18n";
import { admissionChunk } from "../../../src/patterns/admission";
import { ownPurchaseChunk } from "../../../src/patterns/purchase-line";
import { useLotDetail } from "../../../src/state";
import { Button, Icon, type IconName, LatePart } from "../../../src/ui";
import { noBidMessages } from "./no-bid.messages";
import type { NoBidReason, ReadyBidBox, Scene } from "../bid-box-model";
import { resultText } from "./result-text";

const REASONS = {
  own_lot: { icon: "user", text: "ownLot" },
  staff: { icon: "shield", text: "isStaff" },
  not_verified: { icon: "shield", text: "notVerified" },
  not_approved: { icon: "shield", text: "notApproved" },
} as const satisfies Record<string, { icon: IconName; text: string }>;

const SCENES = {
  draft: { icon: "info", title: "isDraft" },
  scheduled: { icon: "calendar", title: "isScheduled" },
  running: { icon: "clock", title: "isSettling" },
  settling: { icon: "clock", title: "isSettling" },
  sold: { icon: "gavel", title: "isSold" },
  provisional: { icon: "info", title: "isProvisional" },
  unsold: { icon: "minus", title: "isUnsold" },
  cancelled: { icon: "close", title: "isCancelled" },
  direct: { icon: "tag", title: "isDirect" },
} as const satisfies Record<Scene, { icon: IconName; title: string }>;

export interface NoBidNoticeProps {
  model: ReadyBidBox;
  why: NoBidReason;
  /** What became of a bid of before. */
  pastNote: ReactNode;
  openHistory: () => void;
}

/** What stands in place of the form where there is nothing to bid on, and why. */
export function NoBidNotice({ model, why, pastNote, openHistory }: NoBidNoticeProps) {
  const t = useMessages(noBidMessages);
  if (why === "access" || why === "wait" || why === "denied" || why === "terms") {
    return <Admission lot={model.lot.id} why={why} />;
  }
  if (why !== "scene") {
    const { icon, text } = REASONS[why];
    return (
      <div className="martillo-bid-box__notice" part="notice" data-tone="warning">
        <Icon name={icon} size={18} />
        <p>{t(text)}</p>
      </div>
    );
  }
  const { icon, title } = SCENES[model.scene];
  const isWon = model.scene === "sold" && model.standing.state === "won";
  const canAward = model.scene === "provisional" && model.lot.can_award;
  return (
    <>
      <div className="martillo-bid-box__notice" part="notice" data-tone="neutral">
        <Icon name={icon} size={18} />
        <div>
          <p className="martillo-bid-box__notice-title">{t(title)}</p>
          <p>{resultText(model, t)}</p>
        </div>
      </div>
      {pastNote}
      {/* Below the receipt, which must not move when this comes. */}
      {isWon && (
        <LatePart chunk={ownPurchaseChunk} loading={t("mustLoading")} failed={t("mustNotLoaded")}>
          {({ OwnPurchase }) => (
            <OwnPurchase
              lot={model.lot.id}
              open={({ invoice_id: invoice }, url) => model.openInvoice(invoice, url)}
            />
          )}
        </LatePart>
      )}
      {canAward && (
        <Button variant="primary" full icon="trophy" onClick={openHistory}>
          {t("chooseBid")}
        </Button>
      )}
    </>
  );
}

/** What has to be done before a bid; afterwards the lot is read anew, and the form takes its place. */
function Admission({ lot, why }: { lot: number; why: "access" | "wait" | "denied" | "terms" }) {
  const t = useMessages(noBidMessages);
  const { retry } = useLotDetail(lot);
  return (
    <div className="martillo-bid-box__notice" part="notice" data-tone="warning">
      <Icon name="shield" size={18} />
      <div>
        <p className="martillo-bid-box__notice-title">
          {t(why === "terms" ? "mustTerms" : "mustAccess")}
        </p>
        <LatePart chunk={admissionChunk} loading={t("mustLoading")} failed={t("mustNotLoaded")}>
          {({ AdmissionPanel }) => <AdmissionPanel lot={lot} onChange={() => retry()} />}
        </LatePart>
      </div>
    </div>
  );
}

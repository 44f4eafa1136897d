import type { Admission } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { admissionChunk } from "../../src/patterns/admission";
import { type EventProps, useSession, useWidgetEvents } from "../../src/state";
import { LatePart } from "../../src/ui";
import { AccountGate } from "../account";
import { auctionAccessMessages } from "./auction-access.messages";

/** Names of the events that the widget tells. */
export type AuctionAccessEvents =
  | "martillo-login-request"
  | "martillo-access-requested"
  | "martillo-terms-accepted";

/** Props of `AuctionAccess`: which auction, and a callback for each event. */
export interface AuctionAccessProps extends EventProps<AuctionAccessEvents> {
  /** Number of the auction. */
  auction: number;
}

/** The steps before a visitor may bid in an auction: ask for access, and accept its terms. */
export function AuctionAccess({ auction, ...props }: AuctionAccessProps) {
  const t = useMessages(auctionAccessMessages);
  const emit = useWidgetEvents(props);
  const { status } = useSession();
  const isNamed = Number.isInteger(auction);
  function tell({ status, must, terms }: Admission) {
    if (status === "pending" || status === "approved") {
      emit("martillo-access-requested", { auction, status });
    }
    if (must === null && terms && terms.accepted_version !== null) {
      emit("martillo-terms-accepted", { auction, version: terms.accepted_version });
    }
  }
  return (
    <section className="martillo-root martillo-auction-access" part="base">
      {status === "guest" && isNamed && (
        <LatePart chunk={admissionChunk} loading={t("loading")} failed={t("notLoaded")}>
          {({ GuestTerms }) => <GuestTerms auction={auction} />}
        </LatePart>
      )}
      <AccountGate emit={emit} scope="bid">
        {() =>
          isNamed && (
            <LatePart chunk={admissionChunk} loading={t("loading")} failed={t("notLoaded")}>
              {({ AdmissionPanel }) => <AdmissionPanel auction={auction} onChange={tell} />}
            </LatePart>
          )
        }
      </AccountGate>
    </section>
  );
}

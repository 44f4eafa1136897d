import { formatDateTime, useMessages } from "../../../src/i18n";
import { Icon } from "../../../src/ui";
import { bidHistoryMessages } from "./bid-history.messages";
import type { HouseSignature } from "./house-signature";

const TEXTS = { ok: "signed", bad: "signedWrong", failed: "signedFailed" } as const;

/** Whether the house stands by the end of this history with its signature. */
export function HouseSignatureNote({ signature }: { signature: HouseSignature | undefined }) {
  const t = useMessages(bidHistoryMessages);
  if (!signature) return null;
  const { state, signedAtMs } = signature;
  return (
    <div part="signature" data-state={state === "bad" ? "broken" : state}>
      <p role="status" className="martillo-bid-box__verdict">
        <Icon name={state === "ok" ? "check" : "warning"} size={18} />
        <span>{t(TEXTS[state], { when: formatDateTime(signedAtMs) })}</span>
      </p>
    </div>
  );
}

import { useMessages } from "../../src/i18n";
import { Button, Spinner } from "../../src/ui";
import { bidBoxMessages } from "./bid-box.messages";
import type { Ahead } from "./bid-box-model";
import { LateNote } from "./LateNote";

export interface PreparingProps {
  ahead: Ahead;
  text: "preparing" | "loading";
}

/** There is something to tell, and its code is on its way. */
export function Preparing({ ahead, text }: PreparingProps) {
  const t = useMessages(bidBoxMessages);
  return (
    <div className="martillo-bid-box__preparing" part="outcome">
      {ahead.state === "failed" ? (
        <>
          <LateNote text="partNotLoaded" />
          <Button onClick={ahead.retry}>{t("retry")}</Button>
        </>
      ) : (
        <p role="status">
          <Spinner /> {t(text)}
        </p>
      )}
    </div>
  );
}

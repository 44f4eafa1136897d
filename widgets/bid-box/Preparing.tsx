import { useMessages } from "../../src/i18n";
import { Button, Spinner } from "../../src/ui";
import { bidBoxMessages } from "./bid-box.messages";
import type { Ahead } from "./bid-box-model";
import { LateNote } from "./LateNote";

/** There is an outcome to tell, and its code is on its way. */
export function Preparing({ ahead }: { ahead: Ahead }) {
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
          <Spinner /> {t("preparing")}
        </p>
      )}
    </div>
  );
}

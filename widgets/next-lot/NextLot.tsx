import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { productNextLot } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { primeLots, reportMistake, useQuery, useRuntime } from "../../src/state";
import { after } from "../../src/state/clock";
import { ErrorState } from "../../src/ui";
import { nextLotMessages } from "./next-lot.messages";
import type { OtherLotProps } from "./other-lot-props";

const PATIENCE_MS = 1_000;

/** Which lot was next when this page asked, by API and seller: all widgets of a page show the same one. */
const chosen = new Map<string, number>();

/** The widget for `lot="next"`; a quiet line where there is none, and where the page names no lot at all. */
export function NextLot({ lot, seller, waiting, children }: OtherLotProps) {
  const t = useMessages(nextLotMessages);
  const isSeller = seller === undefined || (Number.isSafeInteger(seller) && seller > 0);
  const isMisused = lot !== "next" || !isSeller;
  useEffect(() => {
    if (!isMisused) return;
    // A framework may write the lot a moment after the element.
    return after(PATIENCE_MS, () => {
      // Told already: the attribute is misspelt.
      if (lot === null || (seller as unknown) === null) return;
      if (isSeller) reportMistake("lot", lot);
      else reportMistake("id", "seller", seller);
    });
  }, [isMisused, isSeller, lot, seller]);
  if (isMisused) return <Line>{t("misused")}</Line>;
  // Another seller starts anew.
  return (
    <Found key={seller} seller={seller} waiting={waiting}>
      {children}
    </Found>
  );
}

function Found({ seller, waiting, children }: Omit<OtherLotProps, "lot">) {
  const t = useMessages(nextLotMessages);
  const runtime = useRuntime();
  const place = `${runtime.id} ${seller}`;
  // It stays with its lot: one that changed under the hand of who bids would take the bid for another.
  const [known, setKnown] = useState(() => chosen.get(place));
  const { data, error, retry } = useQuery(
    productNextLot,
    known === undefined ? { ...(seller !== undefined && { seller }) } : null,
    { refreshOnFocus: false },
  );
  const record = data?.record;
  if (record && known === undefined) setKnown(chosen.get(place) ?? record.id);
  useLayoutEffect(() => {
    if (!record || chosen.has(place)) return;
    chosen.set(place, record.id);
    // Before the widget's own effects, which would ask for what is here already.
    primeLots(runtime, [record]);
  }, [record, place, runtime]);

  if (known !== undefined) return children(known);
  if (error) return <ErrorState title={error.message} next={error.next} onRetry={retry} />;
  return data && !record ? <Line>{t("none")}</Line> : waiting;
}

function Line({ children }: { children: ReactNode }) {
  return (
    <div className="martillo-root martillo-notice">
      <p className="martillo-notice__text">{children}</p>
    </div>
  );
}

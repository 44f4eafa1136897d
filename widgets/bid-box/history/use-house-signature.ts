import { useEffect, useState } from "react";
import type { OutputOf, productBidhistory } from "../../../src/contract";
import { useRuntime } from "../../../src/state";
import { checkSignature, type HouseSignature, type SignedHistory } from "./house-signature";

type History = Pick<
  OutputOf<typeof productBidhistory>,
  "signed_head" | "chain_head" | "totalRecords"
>;

/** Checks what the house has signed, as soon as it is there. */
export function useHouseSignature(
  lotId: number,
  history: History | undefined,
): HouseSignature | undefined {
  const runtime = useRuntime();
  const [checked, setChecked] = useState<{ of: string; verdict: HouseSignature | undefined }>();
  const subject = history?.signed_head
    ? subjectOf(lotId, { ...history, signed_head: history.signed_head })
    : undefined;

  useEffect(() => {
    if (subject === undefined) return;
    const about = JSON.parse(subject) as SignedHistory;
    let isOld = false;
    async function check(of: string) {
      const verdict = await checkSignature(runtime, about);
      if (!isOld) setChecked({ of, verdict });
    }
    void check(subject);
    return () => {
      isOld = true;
    };
  }, [runtime, subject]);

  return checked && checked.of === subject ? checked.verdict : undefined;
}

/** As text: the same history that is read again is not checked again. */
function subjectOf(
  lotId: number,
  history: History & { signed_head: SignedHistory["signed"] },
): string {
  const { signed_head: signed, chain_head: chainHead, totalRecords: rows } = history;
  return JSON.stringify({ lotId, rows, chainHead, signed } satisfies SignedHistory);
}

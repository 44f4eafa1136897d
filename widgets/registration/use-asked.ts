import { useEffect, useState } from "react";
import type { PhoneRules } from "../../src/domain/phone";
import type { FieldToShow } from "../../src/forms";
import { type CallError, useRuntime } from "../../src/state";
import type { CaptchaConfig } from "../../src/ui";
import type { DetailsModule } from "./late-chunks";
import type { AccountKind } from "./registration-rules";

/** How a new account can show that it belongs to a person. */
export type VerificationMethod = "email" | "sms";

/** Whether a new account shows its person. */
export type PictureMode = "off" | "optional" | "required";

/** What the house asks of new accounts. */
export interface House {
  picture: PictureMode;
  methods: readonly VerificationMethod[];
  captcha: CaptchaConfig | undefined;
  phones: PhoneRules;
}

/** What came of asking the house. */
export interface HouseAnswer {
  house: House | undefined;
  error: CallError | undefined;
  fields: readonly FieldToShow[] | undefined;
}

/** What the house asks, once it has answered. */
export interface HouseState {
  house: House | undefined;
  /** The house's own fields; null while they are on their way, undefined when they could not be had. */
  fields: readonly FieldToShow[] | null | undefined;
  /** Asks again where there is no answer yet. */
  settle: (reader?: HouseReader) => Promise<HouseAnswer | undefined>;
}

/** The code that asks. */
export type HouseReader = Pick<DetailsModule, "readHouse">;

/** Asks the house as soon as the code for its questions is there. */
export function useAskedOfAccounts(
  kind: AccountKind,
  details: HouseReader | undefined,
): HouseState {
  const runtime = useRuntime();
  const [known, setKnown] = useState<HouseAnswer & { kind: AccountKind }>();

  useEffect(() => {
    let isGone = false;
    async function ask() {
      const answer = await details?.readHouse(runtime, kind);
      if (answer && !isGone) setKnown({ ...answer, kind });
    }
    void ask();
    return () => void (isGone = true);
  }, [runtime, details, kind]);

  return {
    house: known?.house,
    fields: known?.kind === kind ? known.fields : null,
    settle: async (reader = details) => (known?.house ? known : reader?.readHouse(runtime, kind)),
  };
}

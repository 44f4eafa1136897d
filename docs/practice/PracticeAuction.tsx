import "../../widgets/elements";
import "../../src/types/jsx";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { ActionsPanel } from "./ActionsPanel";
import { EventLog } from "./EventLog";
import { JournalPanel } from "./JournalPanel";
import { OutcomePanel } from "./OutcomePanel";
import { createPractice } from "./practice";
import { RivalsPanel } from "./RivalsPanel";
import { SetUpPanel } from "./SetUpPanel";
import { Skeleton } from "../../src/ui";
import "./practice.css";

export interface PracticeAuctionProps {
  /** Address of the folder with the pictures of the demonstration, relative to the page. */
  pictures: string;
  /** The first lot starts when the page is opened, without a press. @default false */
  startsAtOnce?: boolean;
}

/** An auction to try: the real server and its database run inside the page, and scripted rivals bid by the same calls. */
export function PracticeAuction({ pictures, startsAtOnce = false }: PracticeAuctionProps) {
  const [practice] = useState(() => createPractice(pictures));
  const state = useStore(practice.store);
  // The elements keep what they show while the next lot is being made.
  const { house, round, phase } = state;
  useEffect(() => {
    if (startsAtOnce) void practice.start();
    return () => practice.close();
  }, [practice, startsAtOnce]);

  return (
    <div className="martillo-root practice" data-phase={state.phase} data-line={state.line}>
      <SetUpPanel practice={practice} state={state} />
      {phase === "opening" && !round && (
        <div className="practice__stage" aria-hidden="true">
          <Skeleton height="340px" radius="m" />
          <Skeleton height="340px" radius="m" />
        </div>
      )}
      {house && round && (
        <div className="practice__stage">
          <martillo-provider
            className="practice__widgets"
            api-base={house.apiBase}
            token={house.visitor.token}
            lot-url="#pujar"
          >
            <martillo-lot-card lot={round.lot} density="compact" heading-level={2} />
            <martillo-bid-box id="pujar" lot={round.lot} />
          </martillo-provider>
          <div className="practice__side">
            {round.outcome && <OutcomePanel practice={practice} outcome={round.outcome} />}
            <ActionsPanel practice={practice} state={state} />
            <RivalsPanel rivals={round.rivals} />
            <JournalPanel journal={state.journal} />
          </div>
        </div>
      )}
      <EventLog />
    </div>
  );
}

import { Icon } from "../../ui";
import { type Draft, isAllSaved } from "./draft";

export interface SaveLineProps {
  draft: Draft;
  className: string;
  texts: {
    /** No answer came. */
    lost: string;
    saving: string;
    /** Something is typed that is not on its way yet. */
    waiting: string;
    /** Everything is saved. */
    rest: string;
    /** Only a person can go on. */
    stopped: (reason: string) => string;
  };
}

/** How far what is on the screen is kept; its place is there before its text. */
export function SaveLine({ draft, className, texts }: SaveLineProps) {
  const { phase, stop } = draft;
  const line = () => {
    switch (phase) {
      case "lost":
        return texts.lost;
      case "stopped":
        return texts.stopped(`${stop?.message ?? ""} ${stop?.next ?? ""}`);
      case "sending":
      case "behind":
        return texts.saving;
      case "rest":
        return isAllSaved(draft) ? texts.rest : texts.waiting;
    }
  };
  return (
    <p role="status" part="save-line" className={className} data-phase={phase}>
      <Icon
        name={phase === "lost" ? "offline" : phase === "stopped" ? "warning" : "check"}
        size={18}
      />
      <span>{line()}</span>
    </p>
  );
}

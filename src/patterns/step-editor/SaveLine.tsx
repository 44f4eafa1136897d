import { useMessages } from "../../i18n";
import { Icon } from "../../ui";
import { type Draft, isAllSaved } from "../autosave";
import { stepEditorMessages } from "./step-editor.messages";

export interface SaveLineProps {
  draft: Draft;
  /** Said while everything is saved. */
  rest: string;
}

/** How far what is on the screen is kept; its place is there before its text. */
export function SaveLine({ draft, rest }: SaveLineProps) {
  const t = useMessages(stepEditorMessages);
  const { phase, stop } = draft;
  const line = () => {
    switch (phase) {
      case "lost":
        return t("lost");
      case "stopped":
        return t("stopped", { reason: `${stop?.message ?? ""} ${stop?.next ?? ""}` });
      case "sending":
      case "behind":
        return t("saving");
      case "rest":
        return isAllSaved(draft) ? rest : t("waiting");
    }
  };
  return (
    <p role="status" part="save-line" className="martillo-step-editor__line" data-phase={phase}>
      <Icon
        name={phase === "lost" ? "offline" : phase === "stopped" ? "warning" : "check"}
        size={18}
      />
      <span>{line()}</span>
    </p>
  );
}

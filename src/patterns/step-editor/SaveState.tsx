import { useRef } from "react";
import { useStyles } from "../../ui";
import { Conflicts, type ConflictsProps } from "./Conflicts";
import { SaveLine, type SaveLineProps } from "./SaveLine";
import styles from "./step-editor.css?inline";

export interface SaveStateProps extends ConflictsProps, SaveLineProps {}

/** How far a record without steps is saved, and what others have written meanwhile. */
export function SaveState({ rest, ...conflicts }: SaveStateProps) {
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, styles);
  return (
    <div ref={place}>
      <SaveLine draft={conflicts.draft} rest={rest} />
      <Conflicts {...conflicts} />
    </div>
  );
}

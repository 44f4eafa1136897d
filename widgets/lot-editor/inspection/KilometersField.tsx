import { useState } from "react";
import { useMessages, usePhrase } from "../../../src/i18n";
import { TextField } from "../../../src/ui";
import { lotEditorMessages } from "../lot-editor.messages";
import { lotInspectionMessages } from "../lot-inspection.messages";
import { textOf, valueOf } from "../typed-value";
import type { ReportChange } from "./report";

interface KilometersFieldProps {
  kilometers: number | undefined;
  onChange: (change: ReportChange) => void;
}

/** What the clock showed. What cannot be read stays as it was typed, and is not saved. */
export function KilometersField({ kilometers, onChange }: KilometersFieldProps) {
  const t = useMessages(lotInspectionMessages);
  const editor = useMessages(lotEditorMessages);
  const say = usePhrase();
  const [text, setText] = useState<string>();
  const isUnread = text !== undefined && valueOf("whole", text) === undefined;

  function type(typed: string) {
    setText(typed);
    const read = valueOf("whole", typed) as number | null | undefined;
    if (read === undefined) return;
    onChange((before) => {
      const { kilometers: _, ...others } = before;
      return read === null ? others : { ...others, kilometers: read };
    });
  }

  return (
    <TextField
      label={t("kilometers")}
      name="inspection.kilometers"
      inputMode="numeric"
      autoComplete="off"
      suffix={say("km")}
      value={text ?? textOf("whole", kilometers)}
      error={isUnread ? editor("notWhole") : undefined}
      onChange={({ currentTarget: { value } }) => type(value)}
      onBlur={() => !isUnread && setText(undefined)}
    />
  );
}

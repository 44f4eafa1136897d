import { useMessages } from "../../src/i18n";
import { bidBoxMessages } from "./bid-box.messages";

export interface LateNoteProps {
  text: "notLoaded" | "partNotLoaded";
}

/** Says that code for a step did not come; a button beside it tries again. */
export function LateNote({ text }: LateNoteProps) {
  const t = useMessages(bidBoxMessages);
  return (
    <p className="martillo-bid-box__late" part="warning" role="alert">
      {t(text)}
    </p>
  );
}

import { Fragment } from "react";
import { HIDDEN_CONTACT } from "../../contract";
import { useMessages } from "../../i18n";
import { talkMessages } from "./talk.messages";

/** What a person wrote, as plain text in its own direction; a hidden part is said in the reader's language. */
export function TalkText({ text }: { text: string }) {
  const t = useMessages(talkMessages);
  return (
    <bdi dir="auto">
      {text.split(HIDDEN_CONTACT).map((part, at) => (
        // Parts of a text that does not change.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <Fragment key={at}>
          {at > 0 && <em className="martillo-talk__hidden">{t("hiddenPart")}</em>}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}

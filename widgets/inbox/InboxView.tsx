import { type RefObject, useLayoutEffect, useRef } from "react";
import { useMessages } from "../../src/i18n";
import { Button, EmptyState, isFocusLost } from "../../src/ui";
import { inboxMessages } from "./inbox.messages";
import { NewTalk } from "./NewTalk";
import { ThreadList } from "./ThreadList";
import { ThreadView } from "./ThreadView";
import { type InboxModel, NEW_TALK, type OpenTalk } from "./use-inbox";

/** The list and the open conversation: beside each other where there is room, else one of them. */
export function InboxView({ model }: { model: InboxModel }) {
  const { opened } = model;
  const frame = useFocusOnWayBack(opened);
  return (
    <div
      ref={frame}
      className="martillo-inbox__frame"
      data-opened={opened === undefined ? undefined : "true"}
    >
      <div className="martillo-inbox__side">
        <ThreadList model={model} />
      </div>
      <div className="martillo-inbox__main">
        <Opened key={opened} model={model} />
      </div>
    </div>
  );
}

/** After the way back the focus is on the conversation that was left, or on the search where it is listed no more. */
function useFocusOnWayBack(opened: OpenTalk): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(opened);
  useLayoutEffect(() => {
    const left = before.current;
    before.current = opened;
    const node = frame.current;
    if (opened !== undefined || left === undefined || !node || !isFocusLost(node)) return;
    const row = node.querySelector<HTMLElement>(`[data-thread="${left}"]`);
    (row ?? node.querySelector("input"))?.focus();
  }, [opened]);
  return frame;
}

function Opened({ model }: { model: InboxModel }) {
  const t = useMessages(inboxMessages);
  const { opened } = model;
  if (opened === undefined) {
    return (model.threads?.length ?? 0) > 0 ? (
      <EmptyState icon="info" title={t("chooseOne")} />
    ) : null;
  }
  return (
    <>
      <div className="martillo-inbox__back">
        <Button size="s" variant="ghost" icon="chevron-left" onClick={() => model.open(undefined)}>
          {t("back")}
        </Button>
      </div>
      {opened === NEW_TALK ? <NewTalk model={model} /> : <ThreadView id={opened} model={model} />}
    </>
  );
}

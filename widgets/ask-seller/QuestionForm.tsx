import { useState } from "react";
import { useMessages } from "../../src/i18n";
import { TalkForm, useTalk } from "../../src/patterns/talk";
import { withQuery } from "../../src/paths";
import { MESSAGES_PAGE } from "../../src/paths/pages";
import { type Emit, useRuntime } from "../../src/state";
import { Button, ButtonLink } from "../../src/ui";
import { askSellerMessages } from "./ask-seller.messages";

/** Writes to the seller of a lot, then says where the answer will be. */
export function QuestionForm({ lot, emit }: { lot: number; emit: Emit }) {
  const t = useMessages(askSellerMessages);
  const { urlTo } = useRuntime();
  const [thread, setThread] = useState<number>();
  const model = useTalk({
    to: { project_id: lot },
    emit,
    place: `lot-${lot}`,
    onSent: (written) => setThread(written.thread.thread_id),
  });
  if (thread !== undefined) {
    return (
      <div className="martillo-ask-seller__sent" role="status">
        <p>{t("sent")}</p>
        <ButtonLink
          variant="primary"
          href={withQuery(urlTo(MESSAGES_PAGE), `conversacion=${thread}`)}
        >
          {t("toThread")}
        </ButtonLink>
        <Button onClick={() => setThread(undefined)}>{t("another")}</Button>
      </div>
    );
  }
  return (
    <div className="martillo-ask-seller__form">
      <p>{t("private")}</p>
      <TalkForm model={model} label={t("question")} autoFocus />
    </div>
  );
}

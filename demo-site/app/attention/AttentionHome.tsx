import { useMessages } from "martillo";
import { AttentionList } from "./AttentionList";
import { attentionMessages } from "./attention.messages";
import { useAttention } from "./use-attention";

const MOST_ROWS = 10;

/** Where an account begins: what its owner has to look at now. */
export function AttentionHome() {
  const t = useMessages(attentionMessages);
  return (
    <section className="site-account-section site-attention" aria-labelledby="cuenta-urgente">
      <h2 id="cuenta-urgente">{t("title")}</h2>
      <AttentionList attention={useAttention()} most={MOST_ROWS} />
    </section>
  );
}

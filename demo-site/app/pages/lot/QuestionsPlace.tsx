import { LotComments } from "martillo";
import { useSiteHandlers } from "../../shell/use-site-handlers";

/** Public questions on the lot, below its description; their code comes after the page. */
export function QuestionsPlace({ lot }: { lot: number }) {
  const { onLoginRequest } = useSiteHandlers();
  return (
    <div className="lot-page__questions">
      <LotComments lot={lot} onLoginRequest={onLoginRequest} />
    </div>
  );
}

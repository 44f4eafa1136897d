import { useState } from "react";
import { useMessages } from "../../src/i18n";
import { Button, Dialog, ErrorState } from "../../src/ui";
import { accountMenuMessages } from "./account-menu.messages";
import type { AccountMenuModel } from "./use-account-menu";

/** The ways out: of this browser, or of all of them, which is asked about once more. */
export function EndSessions({ model }: { model: AccountMenuModel }) {
  const t = useMessages(accountMenuMessages);
  const [isAsking, setAsking] = useState(false);

  async function endAll() {
    if (await model.logoutEverywhere()) setAsking(false);
  }

  return (
    <div className="martillo-account-menu__ends">
      <button
        type="button"
        className="martillo-account-menu__end"
        part="logout"
        onClick={model.logout}
      >
        {t("logout")}
      </button>
      <button
        type="button"
        className="martillo-account-menu__end"
        part="logout-everywhere"
        onClick={() => setAsking(true)}
      >
        {t("logoutEverywhere")}
      </button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t("logoutEverywhere")}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t("cancel")}</Button>
            <Button variant="danger" busy={model.isLeaving} onClick={() => void endAll()}>
              {t("logout")}
            </Button>
          </>
        }
      >
        <p className="martillo-account-note">{t("everywhereWhy")}</p>
        {model.problem && <ErrorState title={model.problem.message} next={model.problem.next} />}
      </Dialog>
    </div>
  );
}

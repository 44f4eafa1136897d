import type { Scope } from "../../src/contract";
import { fillPath, housePath } from "../../src/paths";
import { useMessages } from "../../src/i18n";
import { type Emit, useRuntime } from "../../src/state";
import { Button, ButtonLink, EmptyState } from "../../src/ui";
import type { HousePage } from "./house-page";
import { elsewhereMessages } from "./elsewhere.messages";

/** On a partner's page: what the auction house shows on its own pages alone, and the way there. */
export function HouseNotice({ page, id }: HousePage) {
  const t = useMessages(elsewhereMessages);
  const { apiBase } = useRuntime();
  // Not what `configure({ paths })` says: only the house shows this.
  const path = fillPath(housePath(page), id === undefined ? {} : { id, action: id });
  return (
    <EmptyState
      icon="user"
      title={t("inHouse")}
      actions={
        <ButtonLink variant="primary" href={apiBase + path} target="_blank" rel="noreferrer">
          {t("toHouse")}
        </ButtonLink>
      }
    >
      <p>{t("inHouseWhy")}</p>
    </EmptyState>
  );
}

/** On a partner's page that may not do this yet: the way to allow it, by the host's own means or in the window of the house. */
export function ScopeNotice({ scope, emit }: { scope: Scope; emit: Emit }) {
  const t = useMessages(elsewhereMessages);
  const { session } = useRuntime();
  function ask() {
    if (emit("martillo-scope-request", { scope })) void session.askVisitor(scope);
  }
  return (
    <EmptyState
      icon="user"
      title={t("allowFirst")}
      actions={
        <Button variant="primary" onClick={ask}>
          {t("allow")}
        </Button>
      }
    >
      <p>{t("allowWhy")}</p>
    </EmptyState>
  );
}

/** In place of a form or a list for which a person who works for a seller has no permission. */
export function PermissionNotice() {
  const t = useMessages(elsewhereMessages);
  return (
    <EmptyState icon="user" title={t("notPermitted")}>
      <p>{t("notPermittedNext")}</p>
    </EmptyState>
  );
}

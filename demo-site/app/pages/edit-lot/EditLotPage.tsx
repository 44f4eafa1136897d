import { PATHS, pathTo } from "martillo/contract";
import { LotEditor, useMessages } from "martillo";
import { useRef } from "react";
import { Navigate, useNavigate, useParams, useSearchParams } from "react-router";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { ImportLotsPage } from "./ImportLotsPage";

/** /post_project/create_lot/{action}: `add`, a lot's number, or `edit` or `template` with the number as `?id=`. */
export function EditLotPage() {
  const routeText = useMessages(routeMessages);
  const navigate = useNavigate();
  const { onLoginRequest } = useSiteHandlers();
  const [query] = useSearchParams();
  const { action } = useParams();
  const lot = lotOf(action, query.get("id"));
  const step = query.get("step");
  const from = action === "add" ? numberOf(query.get("from")) : undefined;
  /** The lot that the form has begun itself. Its address names it from then on; the form stays. */
  const begun = useRef<number>(undefined);
  const isBegun = lot !== undefined && lot === begun.current;
  // Another new lot after that one is another form.
  const forms = useRef(0);
  if (lot === undefined && begun.current !== undefined) {
    begun.current = undefined;
    forms.current += 1;
  }

  if (action === "import") return <ImportLotsPage />;
  // A template is made of a lot, or begun with, in their list.
  if (action === "template" && lot === undefined)
    return <Navigate to={PATHS.lotTemplates} replace />;
  return (
    <Page className="site-account-page">
      <h1>{routeText("editLot")}</h1>
      <LotEditor
        key={isBegun || lot === undefined ? `new ${forms.current}` : lot}
        {...(lot !== undefined && !isBegun && { lot })}
        {...(from !== undefined && { from })}
        {...(step && { step })}
        onLoginRequest={onLoginRequest}
        onLotSaved={({ lot: saved }) => {
          if (lot === saved) return;
          begun.current = saved;
          void navigate(pathTo("editLot", { action: saved }), {
            replace: true,
            preventScrollReset: true,
          });
        }}
      />
    </Page>
  );
}

function lotOf(action = "", id: string | null): number | undefined {
  const named = action === "edit" || action === "template" ? id : action;
  return numberOf(named);
}

function numberOf(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

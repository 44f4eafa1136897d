import { pathTo } from "martillo/contract";
import { AuctionEditor, useMessages } from "martillo";
import { useRef } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";

/** /post_project/auction_detail/{action}: `add`, an auction's number, or `edit` with the number as `?id=`. */
export function EditAuctionPage() {
  const routeText = useMessages(routeMessages);
  const navigate = useNavigate();
  const { onLoginRequest } = useSiteHandlers();
  const [query] = useSearchParams();
  const { action } = useParams();
  const named = action === "edit" ? query.get("id") : action;
  const auction = named && /^[1-9]\d{0,8}$/.test(named) ? Number(named) : undefined;
  const step = query.get("step");
  /** The auction that the form has begun itself. Its address names it from then on; the form stays. */
  const begun = useRef<number>(undefined);
  const isBegun = auction !== undefined && auction === begun.current;
  return (
    <Page className="site-account-page">
      <h1>{routeText("editAuction")}</h1>
      <AuctionEditor
        key={isBegun ? "new" : (auction ?? "new")}
        {...(auction !== undefined && !isBegun && { auction })}
        {...(step && { step })}
        onLoginRequest={onLoginRequest}
        onAuctionSaved={({ auction: saved }) => {
          if (auction === saved) return;
          begun.current = saved;
          void navigate(pathTo("editEvent", { action: saved }), {
            replace: true,
            preventScrollReset: true,
          });
        }}
      />
    </Page>
  );
}

import { PATHS } from "martillo/contract";
import { Subscription, type SubscriptionProps, useMessages } from "martillo";
import { useNavigate, useSearchParams } from "react-router";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";

/** /payments/subscription: the visitor's plan; `?plan=…&period=…&action=…` begins with what was pressed in the table of plans. */
export function SubscriptionPage() {
  return <OwnSubscription title="subscription" />;
}

/** /seller/payments/mysubcriptionlist: the same, with its history first. */
export function SubscriptionHistoryPage() {
  return <OwnSubscription title="subscriptionHistory" tab="history" />;
}

function OwnSubscription({
  title,
  tab,
}: {
  title: "subscription" | "subscriptionHistory";
  tab?: SubscriptionProps["tab"];
}) {
  const routeText = useMessages(routeMessages);
  const { onLoginRequest } = useSiteHandlers();
  const navigate = useNavigate();
  const [asked] = useSearchParams();
  const [plan, action] = [asked.get("plan"), asked.get("action")];
  return (
    <Page className="site-account-page">
      <h1>{routeText(title)}</h1>
      <Subscription
        // Another press in the table is another beginning.
        key={asked.toString()}
        {...(tab && { tab })}
        {...(plan !== null && { plan })}
        {...(action !== null && { action })}
        period={asked.get("period") === "yearly" ? "yearly" : "monthly"}
        onLoginRequest={onLoginRequest}
        onPlanRequest={({ action: pressed }) => {
          if (pressed !== "contact") return true;
          void navigate(PATHS.contact);
          return false;
        }}
      />
    </Page>
  );
}

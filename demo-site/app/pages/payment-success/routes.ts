import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: "/rosoom_success",
    page: "payment-success",
    guard: "token",

    title: "paymentSuccess",

    load: () => import("./PaymentSuccessPage").then((m) => m.PaymentSuccessPage),
  },
];

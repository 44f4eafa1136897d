import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.editLot,
    page: "edit-lot",
    guard: "none",
    layout: "account",
    title: "editLot",

    load: () => import("./EditLotPage").then((m) => m.EditLotPage),
  },
];

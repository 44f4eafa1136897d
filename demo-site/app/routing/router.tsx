import { createBrowserRouter, type RouteObject } from "react-router";
import { letterRoutes, routes, windowRoutes } from "../routes";
import { ErrorPage } from "../shell/ErrorPage";
import { PageSkeleton } from "../shell/PageSkeleton";
import { Shell } from "../shell/Shell";
import { RouteGate } from "./RouteGate";
import type { SiteRoute } from "./site-route";

function preparation() {
  return import("../pages/in-preparation/InPreparationPage").then((m) => m.InPreparationPage);
}

function toRouteObject(route: SiteRoute): RouteObject {
  return {
    path: route.path,
    handle: route,
    lazy: async () => {
      const content = await (route.load ?? preparation)();
      return { element: <RouteGate route={route} content={content} /> };
    },
  };
}

const accountFrame: RouteObject = {
  lazy: async () => {
    const { AccountShell } = await import("../account/AccountShell");
    return { element: <AccountShell /> };
  },
  children: routes.filter((route) => route.layout === "account").map(toRouteObject),
};

const others = [...routes, ...letterRoutes]
  .filter((route) => route.layout === undefined)
  .map(toRouteObject);

/** The browser's router over the route table; each page's code arrives when it is first opened. */
export function createSiteRouter() {
  return createBrowserRouter([
    {
      element: <Shell />,
      hydrateFallbackElement: <PageSkeleton />,
      children: [{ errorElement: <ErrorPage />, children: [accountFrame, ...others] }],
    },
    { errorElement: <ErrorPage />, children: windowRoutes.map(toRouteObject) },
  ]);
}

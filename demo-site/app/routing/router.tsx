import { type ComponentType, createElement } from "react";
import { createBrowserRouter, createPath, redirect, type RouteObject } from "react-router";
import { routes } from "../_made/routes";
import { ErrorPage } from "../shell/ErrorPage";
import { PageSkeleton } from "../shell/PageSkeleton";
import { askServer } from "../shell/server-contact";
import { Shell } from "../shell/Shell";
import { siteNews, tellMissedPage } from "../shell/site-news";
import { type PageCode, pageCode } from "./page-code";
import { PageNotLoaded } from "./page-not-loaded";
import { RouteGate } from "./RouteGate";
import { SHORT_ADDRESSES } from "./short-addresses";
import { routerPath, type SiteRoute } from "./site-route";

function preparation() {
  return import("../pages/in-preparation/InPreparationPage").then((m) => m.InPreparationPage);
}

function accountShell() {
  return import("../account/AccountShell").then((m) => m.AccountShell);
}

function staffShell() {
  return import("../staff/StaffShell").then((m) => m.StaffShell);
}

const forever = new Promise<never>(() => {});

/** The browser's router over the route table; each page's code arrives when it is first opened. */
export function createSiteRouter() {
  const router = createBrowserRouter([
    {
      element: <Shell />,
      hydrateFallbackElement: <PageSkeleton />,
      children: [
        {
          errorElement: <ErrorPage />,
          children: [
            frameOf("account", accountShell),
            frameOf("staff", staffShell),
            ...routesOf(undefined),
            ...shortAddresses(),
          ],
        },
      ],
    },
    { errorElement: <ErrorPage />, children: routesOf("window") },
  ]);
  return router;

  function frameOf(layout: SiteRoute["layout"], shell: () => Promise<ComponentType>): RouteObject {
    const code = pageCode(shell);
    return {
      ...waitingFor(code),
      element: <Frame code={code} />,
      children: routesOf(layout),
    };
  }

  function routesOf(layout: SiteRoute["layout"]): RouteObject[] {
    return routes.filter((route) => route.layout === layout).map(toRouteObject);
  }

  function shortAddresses(): RouteObject[] {
    return Object.entries(SHORT_ADDRESSES).map(([path, to]) => ({
      path,
      loader: ({ request }) => redirect(to + new URL(request.url).search),
    }));
  }

  function toRouteObject(route: SiteRoute): RouteObject {
    const code = pageCode(route.load ?? preparation);
    return {
      ...waitingFor(code, route.ownDocument),
      path: routerPath(route),
      handle: route,
      element: <RoutePage route={route} code={code} />,
    };
  }

  /** The former page stays until the next one is there: its code, or the document of a newer build. */
  function waitingFor(
    code: PageCode,
    ownDocument = false,
  ): Pick<RouteObject, "loader" | "shouldRevalidate"> {
    return {
      // Not `lazy`: the router would keep a failure for good.
      async loader({ request: { signal } }) {
        const isHere = (await code.load()) !== undefined;
        const isFirst = !router.state.initialized;
        if (isHere && !siteNews().isOutdated && (isFirst || !ownDocument)) return null;
        if (!isHere && isFirst) throw new PageNotLoaded();
        const isReachable = (await askServer()) !== "down";
        const { location: wanted } = router.state.navigation;
        // The visitor has changed their mind meanwhile and goes elsewhere.
        if (signal.aborted || !wanted) return null;
        if (isReachable) location.assign(createPath(wanted));
        else if (isHere) return null;
        else stay();
        return forever;
      },
      shouldRevalidate: () => false,
    };
  }

  /** Gives up the navigation under way: the visitor loses nothing of the page that is shown. */
  function stay(): void {
    tellMissedPage();
    const { location: shown } = router.state;
    void router.navigate(createPath(shown), {
      replace: true,
      preventScrollReset: true,
      state: shown.state,
    });
  }
}

function RoutePage({ route, code }: { route: SiteRoute; code: PageCode }) {
  const content = code.read();
  return content && <RouteGate route={route} content={content} />;
}

function Frame({ code }: { code: PageCode }) {
  const content = code.read();
  return content && createElement(content);
}

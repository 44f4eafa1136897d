import { PATHS } from "martillo/contract";
import { RouterProvider } from "react-router/dom";
import { MartilloProvider } from "martillo";
import { createSiteRouter } from "./routing/router";
import { SiteLanguage } from "./SiteLanguage";

const router = createSiteRouter();

/** Until the code of the first page is here, what the server has put into the document stands there. */
export function whenFirstPageIsHere(): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** The whole site: one provider for all widgets, one router. */
export function Site() {
  return (
    <MartilloProvider apiBase={location.origin} lotUrl={PATHS.lot}>
      <SiteLanguage>
        <RouterProvider router={router} />
      </SiteLanguage>
    </MartilloProvider>
  );
}

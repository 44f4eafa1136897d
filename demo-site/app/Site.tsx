import { RouterProvider } from "react-router/dom";
import { MartilloProvider } from "martillo";
import { createSiteRouter } from "./routing/router";
import { SiteLanguage } from "./SiteLanguage";

const router = createSiteRouter();

/** The whole site: one provider for all widgets, one router. */
export function Site() {
  return (
    <MartilloProvider apiBase={location.origin} lotUrl="/productView/{id}">
      <SiteLanguage>
        <RouterProvider router={router} />
      </SiteLanguage>
    </MartilloProvider>
  );
}

import { RouterProvider } from "react-router/dom";
import { MartilloProvider } from "martillo";
import { createSiteRouter } from "./routing/router";

const router = createSiteRouter();

/** The whole site: one provider for all widgets, one router. */
export function Site() {
  return (
    <MartilloProvider apiBase={location.origin} lotUrl="/productView/{id}">
      <RouterProvider router={router} />
    </MartilloProvider>
  );
}

import { html, nothing, render } from "lit";
import { ifDefined } from "lit/directives/if-defined.js";
import { apiBase, getToken, type HostState, startHost } from "../../../shared/controls";

const place = document.querySelector("main");
const { handle } = startHost((state) => {
  if (place) render(page(state), place);
});

function page({ isShown, lot, density, quickBid, lotUrl }: HostState) {
  if (!isShown) return nothing;
  return html`
    <martillo-lot-card
      lot=${lot}
      density=${ifDefined(density)}
      quick-bid=${ifDefined(quickBid)}
      .lotUrl=${lotUrl}
      .getToken=${getToken}
      api-base=${apiBase}
      @martillo-lot-open-request=${handle}
    ></martillo-lot-card>
    <martillo-bid-box
      lot=${lot}
      .getToken=${getToken}
      api-base=${apiBase}
      @martillo-bid-request=${handle}
      @martillo-bid-placed=${handle}
    ></martillo-bid-box>
  `;
}

// Later than the page, as a host may do it: values that were set before are not lost.
setTimeout(() => import("martillo/elements"), 50);

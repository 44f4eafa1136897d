import { runElementConformance } from "../src/testing";
import { elements } from "./_made/docs";

/** Attributes with which a widget shows something; others need none. */
const SAMPLES: Partial<Record<string, Record<string, string>>> = {
  "martillo-alerts": { placement: "top" },
  "martillo-bid-box": { lot: "1" },
  "martillo-lot-card": { lot: "1" },
  "martillo-lot-detail": { lot: "1" },
  "martillo-lot-list": { auction: "1" },
  "martillo-search-box": { search: "audi" },
};

for (const element of elements) runElementConformance(element, SAMPLES[element.tag]);

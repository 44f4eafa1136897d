import { pattern, text, webAddress } from "../../platform/environment/kinds";
import { defineEnvironment } from "../../platform/environment/room";
import type { AlgoliaOptions } from "./algolia";

/** It becomes part of an address. */
const APP_ID = /^[A-Za-z\d]{1,40}$/;

export const environment = defineEnvironment({
  topic: "places",
  variables: () => ({
    MARTILLO_ALGOLIA_APP_ID: pattern(APP_ID, "is no application's id", "letters and digits alone")
      .optional()
      .meta({
        unset: "none: the server's own index",
        description:
          "Application at Algolia whose index suggests lots while somebody types. While it does not answer, the server's own index does.",
      }),
    MARTILLO_ALGOLIA_SEARCH_KEY: text("a key")
      .optional()
      .meta({ description: "Its key that may search and nothing else." }),
    MARTILLO_ALGOLIA_INDEX: text("a name").prefault("lots").meta({
      description:
        "Its index, which you fill: an object per lot with the id as `objectID`, and `auction` (0 or 1) for faceting.",
    }),
    MARTILLO_ALGOLIA_URL: webAddress("https://search.example/").optional().meta({
      unset: "Algolia's own",
      description: "Another address that answers as Algolia does.",
    }),
  }),
  check: ({ together }) => together("MARTILLO_ALGOLIA_APP_ID", "MARTILLO_ALGOLIA_SEARCH_KEY"),
  read({
    MARTILLO_ALGOLIA_APP_ID: appId,
    MARTILLO_ALGOLIA_SEARCH_KEY: searchKey,
    MARTILLO_ALGOLIA_INDEX: index,
    MARTILLO_ALGOLIA_URL: url,
  }): AlgoliaOptions | null {
    return appId === undefined || searchKey === undefined ? null : { appId, searchKey, index, url };
  },
});

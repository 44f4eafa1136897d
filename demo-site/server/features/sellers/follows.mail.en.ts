import { PATHS } from "martillo/contract";
import { greeting, harmless, type Words } from "../../platform/mail/template";
import type * as spanish from "./follows.mail";

export const newLots: Words<typeof spanish.newLots> = {
  subject: (values) => {
    const { count, sellers } = values;
    const lots = count === 1 ? "A new lot" : `${count} new lots`;
    const [only] = sellers;
    if (sellers.length > 1 || !only) return `${lots} of sellers you follow`;
    return `${lots} of ${harmless(only.name) ?? "a seller you follow"}`;
  },
  body: (values) => {
    const { name, sellers, stopLink } = values;
    return [
      greeting(name, "en"),
      "These vehicles have just been published.",
      ...sellers.flatMap(({ name: seller, link, lots, more }) => [
        { items: [...lots] },
        {
          link,
          label:
            more > 0 ? `See ${more} more of ${named(seller)}` : `See the lots of ${named(seller)}`,
        },
      ]),
      {
        items: [
          { text: "Choose when we write about each seller", link: PATHS.followedSellers },
          { text: "No more notices of sellers", link: stopLink },
        ],
      },
    ];
  },
};

function named(seller: string): string {
  return harmless(seller) ?? "this seller";
}

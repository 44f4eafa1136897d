import { PATHS } from "martillo/contract";
import {
  greeting,
  harmless,
  type Item,
  mailTemplate,
  type Spoken,
} from "../../platform/mail/template";

/** New lots of sellers that a reader follows. */
export interface NewLots extends Spoken {
  name: string | null;
  /** The sellers, each with the lots that are named; `more`: how many others there are. */
  sellers: readonly { name: string; link: string; lots: readonly Item[]; more: number }[];
  count: number;
  /** Path that ends letters of this kind. */
  stopLink: string;
}

/** New lots of sellers that the reader follows, at once or as the summary of a day. */
export const newLots = mailTemplate<NewLots>({
  name: "newLots",
  subject: (values) => {
    const { count, sellers } = values;
    const lots = count === 1 ? "Un lote nuevo" : `${count} lotes nuevos`;
    const [only] = sellers;
    if (sellers.length > 1 || !only) return `${lots} de vendedores que sigue`;
    return `${lots} de ${harmless(only.name) ?? "un vendedor que sigue"}`;
  },
  body: (values) => {
    const { name, sellers, stopLink } = values;
    return [
      greeting(name),
      "Estos vehículos acaban de publicarse.",
      ...sellers.flatMap(({ name: seller, link, lots, more }) => [
        { items: [...lots] },
        {
          link,
          label:
            more > 0 ? `Ver ${more} más de ${named(seller)}` : `Ver los lotes de ${named(seller)}`,
        },
      ]),
      {
        items: [
          { text: "Elegir cuándo le avisamos de cada vendedor", link: PATHS.followedSellers },
          { text: "No recibir avisos de vendedores", link: stopLink },
        ],
      },
    ];
  },
});

function named(seller: string): string {
  return harmless(seller) ?? "este vendedor";
}

/** What a seller of the demo has in work: templates, drafts that lack something, and a sheet that was looked through and waits. */
import type { LotPart } from "martillo/contract/schemas";
import type { MoneyContext } from "../features/money";
import { calls } from "../features/selling";
import type { CallContext } from "../platform/call/context";
import { as } from "./as";

const DRAFTS: readonly LotPart[] = [
  { title: "Renault Kangoo Express", category: "Furgonetas", brand: "Renault", model: "Kangoo" },
  { brand: "Seat", model: "Ateca", registration_year: 2021, kilometers: 38_400, ref: "RET-0417" },
];

const SHEET = [
  "Referencia;Categoría;Marca;Modelo;Año;Km;Precio de salida;Duración (días)",
  "REN-101;Coches;Seat;Ibiza;2019;48.500;5.900;7",
  "REN-102;Coches;Seat;León;2020;61.200;8.400;7",
  "REN-103;Coches;Peugeot;208;2018;72.000;5.200;10",
  "REN-104;Coches;Peugeot;208;2018;;gratis;7",
  "REN-105;;Renault;Clio;2017;95.300;3.900;90",
  "REN-106;Furgonetas;Citroën;Berlingo;2019;88.100;7.100;7",
].join("\n");

/**
 * Lays it out by the calls that people make. Does nothing where there are templates already, or where no seller has drafts. Returns
 * how many templates and drafts there are more.
 */
export async function seedSellerWork(ctx: MoneyContext): Promise<number> {
  const [known] = await ctx.db.query("select 1 from lots where template_name is not null limit 1");
  const [seller] = await ctx.db.query<{ id: number; lot: number }>(
    `select seller_id as id, min(id) as lot from lots where status = 'draft' and auction = 1
     group by seller_id order by count(*) desc, seller_id limit 1`,
  );
  if (known || !seller) return 0;
  const [direct] = await ctx.db.query<{ id: number }>(
    "select id from lots where seller_id = $1 and auction = 0 order by id limit 1",
    [seller.id],
  );
  const work = atWork(ctx, seller.id);
  const write = calls["product/projectAction"];
  const named = [
    { id: seller.lot, template: "Turismo, subasta de 7 días" },
    ...(direct ? [{ id: direct.id, template: "Venta directa con ofertas" }] : []),
  ];
  for (const { id, template } of named) {
    await write({ action: "duplicate", id, template, client_key: `demo-template-${id}` }, work);
  }
  for (const [at, part] of DRAFTS.entries()) {
    await write({ action: "save", ...part, client_key: `demo-draft-${seller.id}-${at}` }, work);
  }
  await calls["product/uploadXLSXFile"](
    { file_upload: new File([SHEET], "renting-noviembre.csv"), mode: "upsert" },
    work,
  );
  return named.length + DRAFTS.length;
}

/** With what calls of sellers need besides. */
function atWork(ctx: MoneyContext, id: number): CallContext {
  const more: Partial<CallContext> = {
    now: async () => Date.now(),
    limit: () => () => undefined,
  };
  return { ...as(ctx, id), ...more };
}

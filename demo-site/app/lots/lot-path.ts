import type { Lot } from "martillo/contract";

/** A lot's own address: /subasta/12 for an auction, /venta/12 for a direct sale. */
export function lotPath({ id, auction }: Pick<Lot, "id" | "auction">): string {
  return auction === 1 ? `/subasta/${id}` : `/venta/${id}`;
}

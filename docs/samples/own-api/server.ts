import { productLots, type Lot, type OutputOf } from "martillo/contract";

/** Where your lots are; the shape of each is the contract's. */
export interface LotSource {
  find(ids: readonly number[]): Promise<Lot[]>;
}

const HEADERS = { "content-type": "application/json", "access-control-allow-origin": "*" };

/** The one call that lot cards need, as a plain fetch handler: `GET /api/product/lots?ids=1,2,3`. */
export async function answerLots(request: Request, lots: LotSource): Promise<Response> {
  const url = new URL(request.url);
  if (!url.pathname.endsWith(`/api/${productLots.name}`)) {
    return Response.json(
      { status: "error", responseData: { code: "UNKNOWN_ACTION" } },
      { status: 404, headers: HEADERS },
    );
  }
  const ids = (url.searchParams.get("ids") ?? "").split(",").map(Number);
  if (ids.some((id) => !Number.isSafeInteger(id) || id < 1)) {
    return Response.json(
      { status: "error", responseData: { code: "INVALID_INPUT" } },
      { status: 422, headers: HEADERS },
    );
  }
  const responseData: OutputOf<typeof productLots> = { records: await lots.find(ids) };
  return Response.json(
    { status: "success", responseData, server_time: Date.now() },
    { headers: HEADERS },
  );
}

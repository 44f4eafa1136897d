const ORDER_IN_ONE = /^([^\s,]+)[\s,]+(asc|desc)$/i;

/** `{ orderby: "date_closed desc" }`, as older callers write it, with its direction apart. What contradicts itself stays, to be refused. */
export function splitOrder(input: object): object {
  if (!("orderby" in input) || typeof input.orderby !== "string") return input;
  const [, orderby, written = ""] = ORDER_IN_ONE.exec(input.orderby.trim()) ?? [];
  if (orderby === undefined) return input;
  const order = written.toLowerCase();
  const isContradicted = "order" in input && input.order !== undefined && input.order !== order;
  return isContradicted ? input : { ...input, orderby, order };
}

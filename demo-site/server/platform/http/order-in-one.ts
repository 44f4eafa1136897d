const ORDER_IN_ONE = /^([^\s,]+)[\s,]+(asc|desc)$/i;

/**
 * `{ orderby: "date_closed desc" }` or `{ order: "df.show_order asc" }`, as older callers write it, with field and direction apart. What
 * contradicts itself stays, to be refused.
 */
export function splitOrder(input: object): object {
  const asked: { orderby?: unknown; order?: unknown } = input;
  const inOrderby = inOne(asked.orderby);
  const found = inOrderby ?? inOne(asked.order);
  if (!found) return input;
  const [, orderby, direction = ""] = found;
  const order = direction.toLowerCase();
  const [beside, same] = inOrderby ? [asked.order, order] : [asked.orderby, orderby];
  const isContradicted = beside !== undefined && beside !== same;
  return isContradicted ? input : { ...input, orderby, order };
}

function inOne(value: unknown): RegExpExecArray | null {
  return typeof value === "string" ? ORDER_IN_ONE.exec(value.trim()) : null;
}

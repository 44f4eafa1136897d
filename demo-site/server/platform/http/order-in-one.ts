const ORDER_IN_ONE = /^([^\s,]+)[\s,]+(asc|desc)$/i;

/**
 * `{ orderby: "date_closed desc" }` or `{ order: "df.show_order asc" }`, as older callers write it, with field and direction apart. What
 * contradicts itself stays, to be refused.
 */
export function splitOrder(input: object): object {
  const asked: { orderby?: unknown; order?: unknown } = input;
  const isInOrderby = isInOne(asked.orderby);
  const written = isInOrderby ? asked.orderby : asked.order;
  if (!isInOne(written)) return input;
  const [, orderby, direction = ""] = ORDER_IN_ONE.exec(written.trim()) ?? [];
  const order = direction.toLowerCase();
  const beside = isInOrderby ? asked.order : asked.orderby;
  const isContradicted = beside !== undefined && beside !== (isInOrderby ? order : orderby);
  return isContradicted ? input : { ...input, orderby, order };
}

function isInOne(value: unknown): value is string {
  return typeof value === "string" && ORDER_IN_ONE.test(value.trim());
}

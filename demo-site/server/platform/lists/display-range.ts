// This folder: filters, order and pages of lists.
/** Above this, lists stop counting: "1–12 de más de 10.000". */
export const COUNT_CAP = 10_000;

/** What a list says about its page: "1–12 de 342". */
export function displayRange(
  page: number,
  limit: number,
  shown: number,
  total: number,
  cap = COUNT_CAP,
): string {
  const of = total > cap ? `más de ${grouped(cap)}` : grouped(total);
  if (shown === 0) return `0 de ${of}`;
  const from = (page - 1) * limit + 1;
  return `${grouped(from)}–${grouped(from + shown - 1)} de ${of}`;
}

function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ".");
}

import type { Db } from "./db";

/** Whether the database answers a statement within `limitMs`. */
export async function answersInTime(db: Db, limitMs: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  const answered = db.query("select 1").then(
    () => true,
    () => false,
  );
  const isUp = await Promise.race([answered, late]);
  clearTimeout(timer);
  return isUp;
}

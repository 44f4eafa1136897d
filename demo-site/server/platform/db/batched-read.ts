/**
 * Answers single look-ups with few queries: a look-up that is asked while a query runs waits and shares the next one. Each look-up is
 * answered by a query that began after it was asked, so no caller gets an older truth than without this.
 */
export function batchedRead<Key, Row>(
  read: (keys: Key[]) => Promise<Map<Key, Row>>,
): (key: Key) => Promise<Row | undefined> {
  let waiting: { keys: Set<Key>; rows: Promise<Map<Key, Row>> } | undefined;
  let running: Promise<unknown> = Promise.resolve();

  function nextQuery() {
    const keys = new Set<Key>();
    const rows = running.then(() => {
      waiting = undefined;
      return read([...keys]);
    });
    running = rows.catch(() => {});
    return { keys, rows };
  }

  return async (key) => {
    waiting ??= nextQuery();
    waiting.keys.add(key);
    return (await waiting.rows).get(key);
  };
}

/** Chosen photos until the server has them, so that a reload or a closed browser loses none. Where a browser keeps nothing, none are kept. */

/** A photo that is on its way. */
export interface KeptPhoto {
  /** Its own key: however often it is sent, it is kept once. */
  key: string;
  /** The owner of the photo, and the lot or the form that it is for. */
  place: string;
  file: File;
  /** When it was chosen: their order, and how old they are. */
  at: number;
  /** The photo whose place it takes. */
  replaces: string | undefined;
}

const NAME = "martillo-photos";
const STORE = "unsent";
const MOST_AGE_MS = 86_400_000;

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("not kept"));
  });
}

async function withStore<Value>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => Promise<Value>,
): Promise<Value | undefined> {
  try {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: "key" });
    const db = await done(opening);
    try {
      return await run(db.transaction(STORE, mode).objectStore(STORE));
    } finally {
      db.close();
    }
  } catch {
    // Blocked, full, or a private window: they are sent all the same.
    return undefined;
  }
}

export async function keepPhoto(photo: KeptPhoto): Promise<void> {
  await withStore("readwrite", (store) => done(store.put(photo)));
}

export async function forgetPhoto(key: string): Promise<void> {
  await withStore("readwrite", (store) => done(store.delete(key)));
}

/** The form of a place is sent, or not wanted any more. */
export async function forgetPlace(place: string): Promise<void> {
  await withStore("readwrite", async (store) => {
    const all = (await done(store.getAll())) as KeptPhoto[];
    const gone = all.filter((photo) => photo.place === place);
    await Promise.all(gone.map(({ key }) => done(store.delete(key))));
  });
}

/**
 * The unsent photos of a place, in the order of choosing. Deletes photos of other people on this device, and photos older than a day.
 * `owner` is how the places of this person begin.
 */
export async function leftPhotos(
  place: string,
  owner: string,
  nowMs: number,
): Promise<KeptPhoto[]> {
  const left = await withStore("readwrite", async (store) => {
    const all = (await done(store.getAll())) as KeptPhoto[];
    const isKept = (photo: KeptPhoto) =>
      photo.place.startsWith(owner) && photo.at > nowMs - MOST_AGE_MS;
    await Promise.all(
      all.filter((photo) => !isKept(photo)).map(({ key }) => done(store.delete(key))),
    );
    return all.filter((photo) => photo.place === place && isKept(photo));
  });
  return (left ?? []).toSorted((a, b) => a.at - b.at);
}

/** A new lot has got its number. */
export async function movePhotos(from: string, to: string): Promise<void> {
  await withStore("readwrite", async (store) => {
    const all = (await done(store.getAll())) as KeptPhoto[];
    const moved = all.filter(({ place }) => place === from);
    await Promise.all(moved.map((photo) => done(store.put({ ...photo, place: to }))));
  });
}

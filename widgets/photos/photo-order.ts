/** Where photos go that move together: one place nearer to the cover, one further from it, to the cover, or to the place of another photo. */
export type PhotoPlace = "earlier" | "later" | "cover" | { at: string };

/** The photos in their new order. Those that move stay in their own order, and stand side by side afterwards. */
export function arranged(
  photos: readonly string[],
  moved: ReadonlySet<string>,
  place: PhotoPlace,
): readonly string[] {
  const group = photos.filter((photo) => moved.has(photo));
  const others = photos.filter((photo) => !moved.has(photo));
  const [first] = group;
  const last = group.at(-1);
  if (first === undefined || last === undefined) return photos;
  const before = (photo: string) =>
    photos.slice(0, photos.indexOf(photo)).filter((each) => !moved.has(each)).length;
  const start = startOf();
  return [...others.slice(0, start), ...group, ...others.slice(start)];

  function startOf(): number {
    if (place === "cover") return 0;
    if (place === "earlier") return Math.max(0, before(first ?? "") - 1);
    if (place === "later") return Math.min(others.length, before(last ?? "") + 1);
    const target = others.indexOf(place.at);
    if (target < 0) return before(first ?? "");
    // Forwards it goes behind that photo, backwards before it.
    return photos.indexOf(place.at) > photos.indexOf(first ?? "") ? target + 1 : target;
  }
}

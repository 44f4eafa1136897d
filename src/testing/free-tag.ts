/** A tag like this one that is not registered yet: a registered one stays so, for all tests of a page and for another run of the same. */
export function freeTag<Tag extends string>(tag: Tag): `${Tag}-${number}` {
  let count = 1;
  while (customElements.get(`${tag}-${count}`)) count++;
  return `${tag}-${count}`;
}

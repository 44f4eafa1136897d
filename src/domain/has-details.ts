/**
 * Whether the person has told who they are. A buyer's account may begin without: it is given a name only together with all that the
 * house asks for, and bids only then.
 */
export function hasDetails({ first_name }: { first_name: string }): boolean {
  return first_name.trim() !== "";
}

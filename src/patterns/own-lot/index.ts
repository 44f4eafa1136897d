// A lot as its seller writes it: read anew, the last author of each field, and what others have made of the fields that were sent.
export { conflictOfLot, readLotAuthors, readOwnLot } from "./read-own-lot";

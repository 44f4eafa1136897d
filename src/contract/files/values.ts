/** Files that are given out by a link of a few minutes. */
export const FILE_KINDS = [
  "ics",
  "paper",
  "invoice",
  "return",
  "lot",
  "receipt",
  "document",
  "handover",
  "message",
] as const;

/** For what tells of news; few widgets do. */
export const BELL = {
  path: "M5 8.2a5 5 0 0 1 10 0c0 4.3 1.5 5.3 1.5 5.3h-13S5 12.5 5 8.2M8.3 16.4a2 2 0 0 0 3.4 0",
};

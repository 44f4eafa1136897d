/** More than any test asks for. */
export const NO_LIMIT = { perSecond: 1e6, burst: 1e6 };

/** For tests of anything but the limits themselves. */
export const NO_LIMITS = {
  bid: NO_LIMIT,
  login: NO_LIMIT,
  register: NO_LIMIT,
  code: NO_LIMIT,
  check: NO_LIMIT,
  upload: NO_LIMIT,
  pay: NO_LIMIT,
};

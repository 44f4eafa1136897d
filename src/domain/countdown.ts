/** `soon` under five minutes, `last` under one. */
export type Temperature = "normal" | "soon" | "last";

/** Time left, in parts that are shown beside each other. */
export interface Remaining {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  temperature: Temperature;
}

/** Time left, in whole seconds rounded up: it reads zero only when nothing is left. */
export function remaining(ms: number): Remaining {
  const total = Math.max(0, Math.ceil(ms / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
    temperature: total < 60 ? "last" : total < 300 ? "soon" : "normal",
  };
}

/** The two largest units: `2 d 4 h`, `4 h 12 min`, `12 min`; seconds only under one minute. */
export function formatRemaining(ms: number): string {
  const { days, hours, minutes, seconds } = remaining(ms);
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`;
  return minutes > 0 ? `${minutes} min` : `${seconds} s`;
}

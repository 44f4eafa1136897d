import { cpuUsage } from "node:process";

/** Short enough to see an exponential pattern before it stops everything: each step takes it sixteen times as long. */
const FIRST_LENGTHS = [16, 20, 24, 28];
/** Quadratic patterns take ten milliseconds of it, the others a hundredth of that. */
const TEXT_LENGTH = 4_096;
const SUSPICIOUS_MS = 1;
/** A text twice as long takes a linear pattern twice as long, a quadratic one four times. */
const STEEPEST = 3;
const SHORTEST = 256;
const LONGEST = 16_384;
/** Nothing is said about less, and nothing slower is waited for. */
const LEAST_MS = 2;
/** What another pattern would find at the end of the text; this one is to look for it in vain. */
const NOT_THERE = "\0";

export interface Growth {
  /** What the text repeats. */
  pump: string;
  /** So much longer at twice the length, the last time. */
  factor: number;
}

/** A text that makes a pattern's time grow faster than its length; undefined where none of those tried does. */
export function steepGrowth(pattern: RegExp): Growth | undefined {
  for (const head of headsOf(pattern)) {
    for (const pump of pumpsFor(pattern)) {
      const factor = factorOf((length) => timeOf(pattern, textOf(head, pump, length)));
      if (factor > STEEPEST) return { pump, factor };
    }
  }
  return undefined;
}

/** A text with parts that can be repeated any number of times. */
export interface Pumped {
  pumps: readonly { prefix: string; pump: string }[];
  suffix: string;
}

/** Whether a pattern's time grows faster than the length of such a text. That of one with many steps for each character does not. */
export function growsOn(pattern: RegExp, { pumps, suffix }: Pumped): boolean {
  const pumpLength = pumps.reduce((sum, { pump }) => sum + pump.length, 0);
  const textAt = (length: number) => {
    const times = Math.ceil(length / pumpLength);
    return pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join("") + suffix;
  };
  return factorOf((length) => timeOf(pattern, textAt(length))) > STEEPEST;
}

/** The slowest of all texts of that length that are tried, in milliseconds of the processor. */
export function slowest(pattern: RegExp, length: number): number {
  let most = 0;
  for (const pump of pumpsFor(pattern)) {
    for (const head of headsOf(pattern)) {
      const text = textOf(head, pump, length);
      if (timeOf(pattern, text) <= most) continue;
      most = Math.max(
        most,
        leastOf(3, () => timeOf(pattern, text)),
      );
    }
  }
  return most;
}

/** By how much twice the length takes longer; 1 where that is too little to be measured. */
function factorOf(timeAt: (length: number) => number): number {
  const isSlow = (length: number) =>
    timeAt(length) > LEAST_MS && leastOf(4, () => timeAt(length)) > LEAST_MS;
  if (FIRST_LENGTHS.some(isSlow)) return Infinity;
  return timeAt(TEXT_LENGTH) < SUSPICIOUS_MS ? 1 : growth(timeAt);
}

/** By how much twice the length takes longer, at the first length that says anything. */
function growth(timeAt: (length: number) => number): number {
  const least = (length: number) => leastOf(3, () => timeAt(length));
  for (let length = SHORTEST; length < LONGEST; length *= 2) {
    const taken = least(length);
    if (taken > LEAST_MS) return least(2 * length) / taken;
  }
  return 1;
}

function textOf(head: string, pump: string, length: number): string {
  return head + pump.repeat(Math.ceil(length / pump.length)) + NOT_THERE;
}

/** What the runtime does beside it, as collecting garbage, is in some of them only. */
function leastOf(times: number, measure: () => number): number {
  return Math.min(...Array.from({ length: times }, measure));
}

/** Milliseconds of the processor: what else the machine does is not counted. */
function timeOf(pattern: RegExp, text: string): number {
  const before = cpuUsage();
  if (pattern.global) text.replaceAll(pattern, "");
  else pattern.exec(text);
  const { user, system } = cpuUsage(before);
  return (user + system) / 1_000;
}

const USUAL = " \t\n01a-_./,:;<>\"'=&@(+A€".split("");

/** What a pattern may stumble over: the characters and words that it is written with, alone and two by two. */
function pumpsFor({ source }: RegExp): string[] {
  const words = source.match(/[a-z]{2,}/gi) ?? [];
  const signs = source.replaceAll(/\\[a-zA-Z]/g, "").match(/[^a-z0-9\\]/gi) ?? [];
  const own = [...new Set([...words, ...signs])].slice(0, 16);
  const pairs = own.flatMap((a) => [...own, " ", "0", "a"].map((b) => a + b));
  return [...new Set([...USUAL, ...own, ...pairs])];
}

/** A text has to begin as the pattern asks, or the pattern does not look at the rest. */
function headsOf({ source }: RegExp): string[] {
  const [, head = ""] = /^\^?((?:\\?[^\\^$.*+?()[\]{}|])+)/.exec(source) ?? [];
  const written = head.replaceAll(/\\([^a-zA-Z])/g, "$1").replaceAll(/\\./g, "");
  return [...new Set(["", NOT_THERE, written])];
}

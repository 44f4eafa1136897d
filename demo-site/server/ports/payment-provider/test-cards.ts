/** What a test number stands for. */
export type CardBehaviour =
  | "approve"
  | "decline"
  | "insufficient_funds"
  | "expired_card"
  | "incorrect_cvc"
  /** A challenge when it is saved, or first used. */
  | "challenge_first"
  /** A challenge whenever the person is there. */
  | "challenge_present"
  /** A challenge always, so never without the person. */
  | "challenge_always"
  /** Can be saved; every charge fails. */
  | "later_declines"
  /** Succeeds; then its owner disputes it. */
  | "dispute"
  | "process_then_succeed"
  | "process_then_fail"
  /** Succeeds, and no caller hears of it. */
  | "answer_lost"
  | "refund_later"
  | "refund_fails";

export interface TestCard {
  number: string;
  /** Lower case. */
  brand: string;
  behaviour: CardBehaviour;
}

/** The cards of the sandbox. Most are known from the tests of a large provider; the ones that end in 8104, 8112 and 8120 are ours. */
export const SANDBOX_CARDS: readonly TestCard[] = [
  { number: "4242424242424242", brand: "visa", behaviour: "approve" },
  { number: "5555555555554444", brand: "mastercard", behaviour: "approve" },
  { number: "4000000000000002", brand: "visa", behaviour: "decline" },
  { number: "4000000000009995", brand: "visa", behaviour: "insufficient_funds" },
  { number: "4000000000000069", brand: "visa", behaviour: "expired_card" },
  { number: "4000000000000127", brand: "visa", behaviour: "incorrect_cvc" },
  { number: "4000002500003155", brand: "visa", behaviour: "challenge_first" },
  { number: "4000000000003220", brand: "visa", behaviour: "challenge_present" },
  { number: "4000002760003184", brand: "visa", behaviour: "challenge_always" },
  { number: "4000000000000341", brand: "visa", behaviour: "later_declines" },
  { number: "4000000000000259", brand: "visa", behaviour: "dispute" },
  { number: "4000000000007726", brand: "visa", behaviour: "refund_later" },
  { number: "4000000000005126", brand: "visa", behaviour: "refund_fails" },
  { number: "4000000000008104", brand: "visa", behaviour: "process_then_succeed" },
  { number: "4000000000008112", brand: "visa", behaviour: "process_then_fail" },
  { number: "4000000000008120", brand: "visa", behaviour: "answer_lost" },
];

/** Numbers that vendors publish for tests and that no bank gives to anybody. */
const OTHER_TEST_NUMBERS = [
  "378282246310005",
  "371449635398431",
  "6011111111111117",
  "3056930009020004",
  "3566002020360505",
  "6200000000000005",
  "2223003122003222",
  "5105105105105100",
  "5200828282828210",
  "4111111111111111",
  "4012888888881881",
  "4000056655665556",
  "4548812049400004",
];

const PUBLISHED: ReadonlySet<string> = new Set([
  ...SANDBOX_CARDS.map(({ number }) => number),
  ...OTHER_TEST_NUMBERS,
]);

/** Whether a number (digits alone) is one that is published for tests. */
export function isTestNumber(number: string): boolean {
  return PUBLISHED.has(number);
}

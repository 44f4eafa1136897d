import type { BaseSequencer } from "vitest/node";

export class LongFirst extends BaseSequencer {}

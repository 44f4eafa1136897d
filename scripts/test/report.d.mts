/** One file of tests in one project. */
export interface FileOfRun {
  project: string;
  /** Path from the root. */
  file: string;
  state: "waiting" | "running" | "passed" | "failed";
  passed?: number;
  failed?: number;
  skipped?: number;
  /** Set-up, import and tests. */
  seconds?: number;
  /** In seconds. */
  longestTest?: number;
  begun?: number;
  ended?: number;
  /** The first one, in five lines. */
  failure?: string;
}

export interface Report {
  files: FileOfRun[];
  /** Unhandled ones. */
  errors: { file?: string; failure: string }[];
  /** Why the run ended; absent where it was cut off. */
  end?: string;
}

/** Nothing where no run has begun. */
export function readReport(path: string): Report | undefined;
export function forgetReport(path: string): void;
export function judge(report: Report): {
  failed: FileOfRun[];
  neverRan: FileOfRun[];
  /** Errors that belong to no file, which cannot be tried again. */
  faults: string[];
};

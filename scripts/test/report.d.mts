/** One file of tests in one project. */
export interface FileOfRun {
  project: string;
  file: string;
  state: "waiting" | "running" | "passed" | "failed";
  passed?: number;
  failed?: number;
  skipped?: number;
  seconds?: number;
  longestTest?: number;
  begun?: number;
  ended?: number;
  failure?: string;
}

export interface Report {
  files: FileOfRun[];
  errors: { file?: string; failure: string }[];
  end?: string;
}

export function readReport(path: string): Report | undefined;
export function forgetReport(path: string): void;
export function judge(report: Report): {
  failed: FileOfRun[];
  neverRan: FileOfRun[];
  faults: string[];
};

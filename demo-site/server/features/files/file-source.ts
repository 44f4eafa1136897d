import type { FILE_KINDS } from "martillo/contract";
import type { CallContext, Services } from "../../platform/call/context";

export type FileKind = (typeof FILE_KINDS)[number];

/** A file as it is given out. */
export interface GivenFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

export type FileTools = Pick<Services, "db" | "config" | "delivery" | "ports">;

/** Where files of a kind come from, and who may have them. A feature says so in its index, as `fileSources`. */
export interface FileSource {
  /** Throws NOT_FOUND for a file that is not there or not the viewer's. */
  check(ctx: CallContext, ref: number): Promise<void>;
  /** The file for a reader who might have it when the link was made; null where it is gone. */
  read(tools: FileTools, ref: number, readerId: number): Promise<GivenFile | null>;
}

/** Sources by kind; each kind has one. */
export type FileSources = Readonly<Record<FileKind, FileSource>>;

declare module "../../platform/call/context" {
  interface Services {
    fileSources: FileSources;
  }
}

import type { Context } from "hono";
import { fromBase64 } from "../security/base64";

/** The output of a call that answers a file. */
export interface AnsweredFile {
  file_name: string;
  content_type: string;
  /** Base64. */
  content: string;
  /** How many rows it has, where it is a table. */
  count?: number;
  /** 1: there are more rows than a file takes. */
  is_cut?: 0 | 1;
}

/** The file itself; the facts that the envelope tells of its rows are in headers. */
export function sendFile(c: Context, file: AnsweredFile): Response {
  if (file.count !== undefined) c.header("X-Martillo-Rows", String(file.count));
  if (file.is_cut !== undefined) c.header("X-Martillo-Rows-Cut", String(file.is_cut));
  c.header("Content-Disposition", asAttachment(file.file_name));
  return c.body(new Uint8Array(fromBase64(file.content)), 200, {
    "Content-Type": file.content_type,
  });
}

/** The header that makes a browser keep a file under a name. */
export function asAttachment(name: string): string {
  return `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
}

/** By the `Accept` of a request. Browsers and clients of other makers take any kind. */
export function takesJsonAlone(accepted: string | undefined): boolean {
  return /^\s*application\/json\s*(?:;[^,]*)?$/i.test(accepted ?? "");
}

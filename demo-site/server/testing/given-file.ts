import type { fileLink, InputOf } from "martillo/contract";
import type { PageApi } from "./page-api";
import type { SeededUser } from "../seed/seed-rows";

/** The content disposition of a file for a person who asks for its link; the code where it is refused. */
export async function givenFile(
  api: Pick<PageApi, "call"> & { fetch: (url: string) => Promise<Response> },
  wanted: InputOf<typeof fileLink>,
  as: SeededUser,
): Promise<string> {
  const link = await api.call("custom/fileLink", wanted, as);
  if (link.code !== null) return link.code;
  const answer = await api.fetch(`http://house.test${link.responseData.url}`);
  return answer.headers.get("content-disposition") ?? "";
}

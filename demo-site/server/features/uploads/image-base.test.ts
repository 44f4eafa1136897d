import { IMAGE_BASE_BYTES } from "martillo/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jpegOf, pngOf } from "../../ports/images/testing/pictures";
import { pdfOf } from "../../ports/pdfs/testing/pdfs";
import { memoryUploads } from "../../ports/uploads/memory-uploads";
import { callByName } from "../../testing/call-by-name";
import { engines, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import type { SeededUser } from "../../seed/seed-rows";

describe.each(engines)("pictures as text on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let seller: SeededUser;
  let rival: SeededUser;
  let buyer: SeededUser;
  let staff: SeededUser;
  const files = new Map<string, Uint8Array>();

  beforeAll(async () => {
    open = await engine.open();
    api = await createTestApi({ db: open.db, ports: { uploads: memoryUploads(files) } });
    seller = await api.seedUser({ admin: true });
    rival = await api.seedUser({ admin: true });
    buyer = await api.seedUser();
    staff = await api.seedUser({ staff: true });
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });

  const read = (file_folder: string, file_name: string, as?: SeededUser) =>
    api.call("commonFunction/getImageBase", { file_folder, file_name }, as);

  async function sent(call: string, parts: Record<string, string | File>) {
    const form = new FormData();
    for (const [name, part] of Object.entries(parts)) form.append(name, part);
    const answer = await callByName(api, call, form, seller.token);
    expect([answer.code, answer.fields]).toEqual([undefined, undefined]);
    return answer.responseData;
  }

  it("are those of the uploads, for everybody who is signed in", async () => {
    const { files: kept } = await sent("image_uploader/muliple_img_uploader", {
      folder: "templates",
      file_upload: new File([pngOf()], "logo.png"),
    });
    const [{ file_name: name }] = kept as [{ file_name: string }];
    const bytes = files.get(`templates/${name}`) ?? new Uint8Array();
    expect(bytes.length).toBeGreaterThan(0);
    for (const as of [seller, rival, buyer, staff]) {
      const { code, responseData } = await read("templates", name, as);
      expect(code).toBeNull();
      expect(responseData.type).toBe("image/png");
      expect(Buffer.from(responseData.base64, "base64").equals(Buffer.from(bytes))).toBe(true);
    }
    expect((await read("templates", name)).code).toBe("NOT_SIGNED_IN");
    // Each in its own folder.
    expect((await read("lots", name, seller)).code).toBe("NOT_FOUND");
  });

  it.each([
    ["foto.jpg", "image/jpeg"],
    ["foto.JPEG", "image/jpeg"],
    ["foto-480.webp", "image/webp"],
  ] as const)("say of %s that it is %s", async (name, type) => {
    files.set(`lots/${name}`, Uint8Array.of(1, 2, 3));
    const { responseData } = await read("lots", name, buyer);
    expect(responseData).toEqual({ base64: "AQID", type });
  });

  it.each([
    ["templates", "no-such.png"],
    ["demo", "a.png"],
    ["", "a.png"],
    ["templates/..", "secret.png"],
    ["templates", "../secret.png"],
    ["templates", "..%2fsecret.png"],
    ["templates", "%2e%2e%2fsecret.png"],
    ["templates", "..\\secret.png"],
    ["templates", "/secret.png"],
    ["templates", "folder/secret.png"],
    ["templates", ".secret.png"],
    ["templates", "..png"],
    ["/templates", "secret.png"],
    ["..", "secret.png"],
    ["__proto__", "secret.png"],
    ["templates", "secret.txt"],
    ["templates", "secret"],
    ["templates", "constructor"],
    ["lot", "0"],
    ["lot", "-1"],
    ["lot", "1e3"],
    ["lot", "999999"],
    ["paper", "999999"],
    ["return", "999999"],
    ["receipt", "999999"],
    ["receipt", "../1"],
    ["invoice", "1"],
  ])("are not found as %s, %s", async (folder, name) => {
    for (const key of ["secret.png", "folder/secret.png", "templates/../secret.png"])
      files.set(key, Uint8Array.of(1));
    for (const key of ["templates/.secret.png", "templates/secret.txt", "templates/secret"])
      files.set(key, Uint8Array.of(1));
    for (const sign of ["../", "..\\", "..%2f", "%2e%2e%2f", "/", "folder/"])
      files.set(`templates/${sign}secret.png`, Uint8Array.of(1));
    expect((await read(folder, name, staff)).code).toBe("NOT_FOUND");
  });

  it("have 8 MB at most", async () => {
    files.set("lots/whole.png", new Uint8Array(IMAGE_BASE_BYTES));
    files.set("lots/more.png", new Uint8Array(IMAGE_BASE_BYTES + 1));
    const whole = await read("lots", "whole.png", buyer);
    expect(Buffer.from(whole.responseData.base64, "base64")).toHaveLength(8 * 1_048_576);
    const more = await read("lots", "more.png", buyer);
    expect([more.httpStatus, more.code]).toEqual([413, "IMAGE_TOO_LARGE"]);
  });

  it("need both names", async () => {
    const answer = await callByName(api, "commonFunction/getImageBase", {}, buyer.token);
    expect(answer.code).toBe("INVALID_INPUT");
    expect(Object.keys(answer.fields ?? {})).toEqual(["file_folder", "file_name"]);
  });

  it("of private files are for those who may have the file", async () => {
    const { document } = await sent("custom/lotDocument", {
      file: new File([jpegOf()], "ficha.jpg"),
    });
    const { id } = document as { id: number };
    // No lot names it yet: it is its seller's alone.
    const mine = await read("lot", String(id), seller);
    expect(mine.code).toBeNull();
    expect(mine.responseData.type).toBe("image/jpeg");
    expect(Buffer.from(mine.responseData.base64, "base64").subarray(0, 2)).toEqual(
      Buffer.from([0xff, 0xd8]),
    );
    expect((await read("lot", String(id), staff)).code).toBeNull();
    for (const as of [rival, buyer]) {
      expect((await read("lot", String(id), as)).code).toBe("NOT_FOUND");
      const link = await api.call("custom/fileLink", { kind: "lot", id }, as);
      expect(link.code).toBe("NOT_FOUND");
    }
    expect((await read("lot", String(id))).code).toBe("NOT_SIGNED_IN");
  });

  it("are no PDF, and read by bidders where the lot is on sale", async () => {
    const keep = async (content: Uint8Array<ArrayBuffer>, name: string) => {
      const { document } = await sent("custom/lotDocument", { file: new File([content], name) });
      return (document as { id: number }).id;
    };
    const [scan, sheet] = [await keep(jpegOf(), "ficha.jpg"), await keep(await pdfOf(), "f.pdf")];
    const lot = await api.seedLot({ sellerId: seller.id });
    const named = [scan, sheet].map((id) => ({ id, kind: "datasheet", name: "ficha" }));
    await open.db.query("update lots set documents = $2::jsonb where id = $1", [
      lot,
      JSON.stringify(named),
    ]);
    expect((await read("lot", String(scan), buyer)).responseData.type).toBe("image/jpeg");
    const pdf = await read("lot", String(sheet), buyer);
    expect([pdf.httpStatus, pdf.code]).toEqual([415, "UNSUPPORTED_IMAGE"]);
    const waiting = await api.seedUser({ approvedToBid: false });
    expect((await read("lot", String(scan), waiting)).code).toBe("NOT_APPROVED");
  });
});

import type { UploadedFile } from "martillo/contract";
import { Envelope } from "martillo/contract/schemas";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ServerConfig } from "../../platform/call/config";
import { DEFAULT_CONFIG } from "../../platform/call/config";
import { engines, type OpenEngine } from "../../testing/engines";
import type { ImagesPort } from "../../ports/images";
import { builtInImages } from "../../ports/images/built-in-images";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import type { SeededUser } from "../../seed/seed-rows";
import { sharpImages } from "../../ports/images/sharp-images";
import { memoryUploads } from "../../ports/uploads/memory-uploads";
import { readingOf } from "../../platform/languages";
import { sweepLotPhotos, sweepUploads } from "./sweep-uploads";
import { jpegOf, pngOf, SECRET, webpOf } from "../../ports/images/testing/pictures";

const PATH = "/api/image_uploader/muliple_img_uploader";

interface Sent {
  code?: string;
  next?: string;
  fields?: Record<string, string>;
  files?: UploadedFile[];
}

describe.each(engines)("uploads on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  const files = new Map<string, Uint8Array>();
  const store = memoryUploads(files);

  beforeAll(async () => {
    open = await engine.open();
    api = await createTestApi({ db: open.db, ports: { uploads: store } });
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });
  beforeEach(async () => {
    await open.db.query("delete from uploads");
    files.clear();
  });

  async function send(
    parts: Record<string, string | Blob | Blob[]>,
    as?: { token: string },
    house: Pick<InPageApi, "fetch"> = api,
  ): Promise<Sent & { status: number; message: string | undefined }> {
    const form = new FormData();
    for (const [name, value] of Object.entries(parts)) {
      for (const part of [value].flat()) form.append(name, part);
    }
    const response = await house.fetch(`http://house.test${PATH}`, {
      method: "POST",
      body: form,
      headers: as ? { authorization: `Bearer ${as.token}` } : {},
    });
    const { message, responseData } = Envelope.parse(await response.json());
    return { message, status: response.status, ...(responseData as Sent) };
  }

  const jpeg = () => new File([jpegOf()], "../../yo.svg", { type: "image/svg+xml" });
  const avatar = (extra = {}) => ({ folder: "avatars", file_upload: jpeg(), ...extra });
  const nameOf = ({ files: [file] = [] }: Sent) => file?.file_name ?? "";

  function houseWith(uploads: Partial<ServerConfig["uploads"]>) {
    return createTestApi({
      db: open.db,
      config: { uploads: { ...DEFAULT_CONFIG.uploads, ...uploads } },
      ports: {
        uploads: store,
      },
    });
  }

  let people = 0;
  const newcomer = () => ({
    email: `foto-${++people}@example.test`,
    password: "Subasta-2026!",
    first_name: "Ana",
    last_name: "Prieto",
    city: "Lugo",
    termCheck: true,
  });

  it("keeps a guest's picture by its content, without where it was taken", async () => {
    const answer = await send(
      avatar({ isCompress: "true", quality: "80", resultWidth: "280", resultHeight: "120" }),
    );
    expect(answer).toMatchObject({
      status: 200,
      files: [{ type: "image/jpeg", width: 64, height: 48, folder: "avatars" }],
    });
    expect(nameOf(answer)).toMatch(/^[\w-]{43}\.jpg$/);
    const kept = files.get(`avatars/${nameOf(answer)}`) ?? new Uint8Array();
    expect(kept.length).toBeGreaterThan(100);
    expect(new TextDecoder("latin1").decode(kept)).not.toContain(SECRET);
  });

  it("keeps several of an account, and none of a guest, among the pictures of lots", async () => {
    const seller = await api.seedUser({ admin: true });
    const both = [new File([pngOf()], "a.png"), new File([webpOf()], "b.webp")];
    const answer = await send({ folder: "templates", file_upload: both }, seller);
    expect(answer.files?.map(({ type }) => type)).toEqual(["image/png", "image/webp"]);
    expect([...files.keys()].every((key) => key.startsWith("templates/"))).toBe(true);
    const guest = await send({ folder: "templates", file_upload: both });
    expect([guest.status, guest.code]).toEqual([401, "NOT_SIGNED_IN"]);
  });

  describe("photos of lots", () => {
    const images = sharpImages();
    const photo = async (width: number, height: number) => {
      const create = { width, height, channels: 3, background: "#204080" } as const;
      const bytes = await sharp({ create })
        .withExifMerge({ IFD0: { Copyright: SECRET } })
        .jpeg()
        .toBuffer();
      return new File([new Uint8Array(bytes)], "coche.jpg");
    };
    let house: InPageApi;
    let seller: SeededUser;

    beforeAll(async () => {
      house = await createTestApi({ db: open.db, ports: { uploads: store, images } });
      seller = await house.seedUser({ admin: true });
    });
    afterAll(() => house.close());

    it("are kept in three sizes, with the colour of where they will stand", async () => {
      const form = { folder: "lots", file_upload: await photo(2400, 1800) };
      const answer = await send(form, seller, house);
      const [file] = answer.files ?? [];
      expect(file).toMatchObject({ type: "image/webp", width: 1600, height: 1200 });
      expect(file?.colour).toMatch(/^#[12][0-9a-f][34][0-9a-f][78][0-9a-f]$/);
      const name = nameOf(answer).replace("-1600.webp", "");
      const smaller = [
        { file_name: `${name}-800.webp`, width: 800, height: 600 },
        { file_name: `${name}-480.webp`, width: 480, height: 360 },
      ];
      expect(file?.thumbs).toEqual(smaller);
      for (const { file_name, width, height } of [
        { file_name: `${name}-1600.webp`, width: 1600, height: 1200 },
        ...smaller,
      ]) {
        const bytes = files.get(`lots/${file_name}`) ?? new Uint8Array();
        expect(new TextDecoder("latin1").decode(bytes)).not.toContain(SECRET);
        expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width, height });
      }
      expect(files.size).toBe(3);
    });

    it("that are small do not grow, and stand with their smallest size on the lot", async () => {
      const sent = await send(
        { folder: "lots", file_upload: await photo(640, 480) },
        seller,
        house,
      );
      expect(sent.files?.[0]).toMatchObject({ width: 640, height: 480 });
      expect(sent.files?.[0]?.thumbs).toMatchObject([
        { width: 640, height: 480 },
        { width: 480, height: 360 },
      ]);
      const src = `/uploads/lots/${nameOf(sent)}`;
      const thumb = src.replace("-1600.", "-480.");
      const id = await house.seedLot({ sellerId: seller.id });
      const { responseData } = await house.call(
        "product/projectAction",
        { action: "edit", id, images: [src, "/uploads/demo/a.webp"] },
        seller,
      );
      expect(responseData.record.images).toMatchObject([
        { src, thumb },
        { src: "/uploads/demo/a.webp", thumb: "/uploads/demo/a.webp" },
      ]);
    });

    it("are kept once for each key of an account, asked at once or again", async () => {
      const form = {
        folder: "lots",
        upload_key: crypto.randomUUID(),
        file_upload: await photo(900, 600),
      };
      const [one, two] = await Promise.all([send(form, seller, house), send(form, seller, house)]);
      const again = await send(form, seller, house);
      expect(one.status).toBe(200);
      expect(two.files).toEqual(one.files);
      expect(again.files).toEqual(one.files);
      expect(files.size).toBe(3);
      expect((await open.db.query("select 1 from uploads")).length).toBe(1);
      // The key of one account says nothing to another.
      const other = await house.seedUser({ admin: true });
      expect(nameOf(await send(form, other, house))).not.toBe(nameOf(one));
      const both = await send(
        {
          ...form,
          upload_key: crypto.randomUUID(),
          file_upload: [form.file_upload, form.file_upload],
        },
        seller,
        house,
      );
      expect([both.status, both.code]).toEqual([422, "INVALID_INPUT"]);
    });

    it("count as one file each, with the bytes of all their sizes", async () => {
      await send({ folder: "lots", file_upload: await photo(2400, 1800) }, seller, house);
      const [row] = await open.db.query<{ bytes: number }>("select bytes from uploads");
      expect(row?.bytes).toBe([...files.values()].reduce((sum, { length }) => sum + length, 0));
    });

    it("stay as they came where nothing can be made smaller, and are refused to guests", async () => {
      const form = { folder: "lots", file_upload: jpeg() };
      const answer = await send(form, await api.seedUser({ admin: true }));
      expect(answer.files).toMatchObject([
        { type: "image/jpeg", width: 64, height: 48, thumbs: [], colour: null },
      ]);
      expect(nameOf(answer)).toMatch(/^[\w-]{43}\.jpg$/);
      expect((await send(form)).code).toBe("NOT_SIGNED_IN");
    });

    it.each([
      ["as the house does", { isCompress: "true" }, 500, 375],
      ["to what is said", { resultWidth: "200" }, 200, 150],
      ["to a height that is said", { isCompress: "1", resultHeight: "90" }, 120, 90],
    ])("of pages are made smaller where that is asked: %s", async (_how, extra, width, height) => {
      const form = { folder: "templates", file_upload: await photo(1000, 750), ...extra };
      const answer = await send(form, seller, house);
      expect(answer.files).toMatchObject([{ type: "image/jpeg", width, height, thumbs: [] }]);
    });
  });

  it("removes photos that no lot has named for a month, in all their sizes", async () => {
    const seller = await api.seedUser({ admin: true });
    const names = ["named", "original", "cover", "inspected", "deleted", "lost", "new"];
    for (const name of names) {
      const age = name === "new" ? "29 days" : "31 days";
      await open.db.query(
        `insert into uploads (file_name, folder, bytes, user_id, created_at)
         values ($1, 'lots', 1, $2, now() - $3::interval)`,
        [`${name}-1600.webp`, seller.id, age],
      );
      for (const width of [1600, 800, 480]) {
        files.set(`lots/${name}-${width}.webp`, new Uint8Array(1));
      }
    }
    const addressOf = (name: string) => `/uploads/lots/${name}-1600.webp`;
    const lot = (name: string, more = {}) =>
      api.call(
        "product/projectAction",
        { action: "save", images: [addressOf(name)], ...more },
        seller,
      );
    const notes = { [addressOf("named")]: { original: addressOf("original") } };
    const points = [
      { area: "brakes", point: "front_discs", state: "ok" },
      {
        area: "brakes",
        point: "brake_pads",
        state: "defect",
        photos: [addressOf("inspected")],
      },
    ] as const;
    const inspection = { inspected_at: null, inspector: "", points: [...points] };
    await lot("named", { photo_notes: notes, inspection });
    const cover = { action: "save" as const, avatar: addressOf("cover") };
    expect((await api.call("auction/auctionAction", cover, seller)).code).toBe(null);
    const { record } = (await lot("deleted")).responseData;
    await open.db.query("update lots set deleted_at = now() - interval '32 days' where id = $1", [
      record.id,
    ]);
    expect(await sweepLotPhotos(open.db, store)).toBe(2);
    const left = new Set([...files.keys()].map((key) => /^lots\/(\w+)-/.exec(key)?.[1]));
    expect(left).toEqual(new Set(["named", "original", "cover", "inspected", "new"]));
    expect(files.size).toBe(15);
  });

  it("keeps photos of lots for those who may write them", async () => {
    const seller = await api.seedUser({ admin: true });
    const employee = await api.seedUser({ asEmployeesId: seller.id });
    await api.call("custom/sellerPermissions", { user_id: employee.id, permissions: [] }, seller);
    const form = { folder: "lots", file_upload: jpeg() };
    expect((await send(form, employee)).code).toBe("PERMISSION_MISSING");
    expect((await send(avatar(), employee)).status).toBe(200);
  });

  it.each([
    [
      "a drawing",
      { file_upload: new Blob(["<svg/>"], { type: "image/jpeg" }) },
      415,
      "UNSUPPORTED_IMAGE",
    ],
    [
      "a page with a picture's name",
      { file_upload: new File(["<html>"], "a.jpg") },
      415,
      "UNSUPPORTED_IMAGE",
    ],
    [
      "too many pixels",
      { file_upload: new Blob([jpegOf({ width: 9_000, height: 9_000 })]) },
      413,
      "IMAGE_TOO_LARGE",
    ],
    [
      "too many bytes",
      { file_upload: new Blob([jpegOf(), new Uint8Array(9_000_000)]) },
      413,
      "IMAGE_TOO_LARGE",
    ],
    [
      "a call that is too large",
      { file_upload: new Blob([new Uint8Array(13_000_000)]) },
      413,
      "BODY_TOO_LARGE",
    ],
    ["another folder", { folder: "../etc" }, 422, "INVALID_INPUT"],
    ["no file", { file_upload: "yo.jpg" }, 422, "INVALID_INPUT"],
  ])("refuses %s and says what to do", async (_what, spoiled, status, code) => {
    const answer = await send(avatar(spoiled));
    expect([answer.status, answer.code]).toEqual([status, code]);
    expect(answer.next).toMatch(/\.$/);
    expect(files.size).toBe(0);
  });

  it("says of a drawing, of an empty file and of a name alone what the widget says of them", async () => {
    const literal = "Something went wrong! Please make sure you upload the expected file type";
    const words = readingOf("for_spanish").phrases[literal];
    const svg = new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "a.svg", {
      type: "image/svg+xml",
    });
    for (const file of [svg, new File([], "vacio.png", { type: "image/png" })]) {
      expect(await send(avatar({ file_upload: file }))).toMatchObject({
        status: 415,
        message: words,
      });
    }
    const name = await send(avatar({ file_upload: "yo.jpg" }));
    expect([name.status, name.fields]).toEqual([422, { file_upload: words }]);
  });

  it("keeps all of a call, or none", async () => {
    const answer = await send(avatar({ file_upload: [jpeg(), new Blob(["no"])] }));
    expect([answer.code, files.size]).toEqual(["UNSUPPORTED_IMAGE", 0]);
  });

  it("refuses a form that is none", async () => {
    const response = await api.fetch(`http://house.test${PATH}`, {
      method: "POST",
      body: "--x\r\nbroken",
      headers: { "content-type": "multipart/form-data; boundary=y" },
    });
    const { responseData } = Envelope.parse(await response.json());
    expect([response.status, (responseData as Sent).code]).toEqual([400, "INVALID_FORM"]);
  });

  it("counts what one day brings: of an address, of all guests, of an account", async () => {
    const person = await api.seedUser();
    const two = { files: 2, bytes: 1e6 };
    const cases = [
      [await houseWith({ perAddress: two }), undefined],
      [await houseWith({ allGuests: { files: 10, bytes: 300 } }), undefined],
      [await houseWith({ perAccount: two }), person],
    ] as const;
    for (const [house, caller] of cases) {
      await open.db.query("delete from uploads");
      const codes: (string | undefined)[] = [];
      for (let n = 0; n < 3; n++) codes.push((await send(avatar(), caller, house)).code);
      expect(codes.at(-1)).toBe("UPLOADS_USED_UP");
      expect(codes[0]).toBeUndefined();
      await open.db.query("update uploads set created_at = now() - interval '25 hours'");
      expect((await send(avatar(), caller, house)).status).toBe(200);
      await house.close();
    }
  });

  it("decodes nothing of what a day has used up, nor a guest's picture of many pixels", async () => {
    let read = 0;
    const images: ImagesPort = {
      ...builtInImages,
      read: (...args) => ((read += 1), builtInImages.read(...args)),
      resize: (...args) => ((read += 1), builtInImages.resize(...args)),
    };
    const rules = { ...DEFAULT_CONFIG.uploads, guestPixelsPerFile: 64 * 48 - 1 };
    const house = await createTestApi({
      db: open.db,
      config: { uploads: { ...rules, perAccount: { files: 1, bytes: 1e6 } } },
      ports: { uploads: store, images },
    });
    const person = await house.seedUser();
    expect((await send(avatar(), undefined, house)).code).toBe("IMAGE_TOO_LARGE");
    expect((await send(avatar(), person, house)).status).toBe(200);
    expect(read).toBe(2);
    expect((await send(avatar(), person, house)).code).toBe("UPLOADS_USED_UP");
    expect(read).toBe(2);
    await house.close();
  });

  it("counts those that come at once", async () => {
    const house = await houseWith({ perAddress: { files: 2, bytes: 1e6 } });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(avatar(), undefined, house)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(files.size).toBe(2);
    await house.close();
  });

  it("forgets what could not be kept", async () => {
    const full = { ...store, save: () => Promise.reject(new Error("disk full")) };
    const house = await createTestApi({ db: open.db, ports: { uploads: full } });
    expect((await send(avatar(), undefined, house)).code).toBe("INTERNAL");
    expect(await open.db.query("select 1 from uploads")).toEqual([]);
    await house.close();
  });

  it("belongs to whoever registers with it, and to nobody else", async () => {
    const name = nameOf(await send(avatar()));
    const { user } = (await api.call("user/register", { ...newcomer(), avatar: name }))
      .responseData;
    expect(user.avatar).toBe(name);
    const again = await api.call("user/register", { ...newcomer(), avatar: name });
    expect(again.refusal.fields).toEqual({ avatar: "Suba la imagen de nuevo." });
    const other = await api.seedUser();
    const taken = await api.call("user/updateProfile", { avatar: name }, other);
    expect(taken.code).toBe("INVALID_INPUT");
    const own = nameOf(await send(avatar(), other));
    const stolen = await api.call("user/register", { ...newcomer(), avatar: own });
    expect(stolen.code).toBe("INVALID_INPUT");
  });

  it("is gone after a day where nobody took it over, and when another took its place", async () => {
    const me = await api.seedUser();
    const [first, second] = [nameOf(await send(avatar(), me)), nameOf(await send(avatar(), me))];
    const left = nameOf(await send(avatar()));
    const young = nameOf(await send(avatar()));
    const lot = nameOf(await send({ folder: "templates", file_upload: jpeg() }, me));
    await api.call("user/updateProfile", { avatar: first }, me);
    await api.call("user/updateProfile", { avatar: second }, me);
    await open.db.query(
      "update uploads set created_at = now() - interval '25 hours' where file_name <> $1",
      [young],
    );
    expect(await sweepUploads(open.db, store)).toBe(2);
    expect([...files.keys()].toSorted()).toEqual(
      [`avatars/${second}`, `avatars/${young}`, `templates/${lot}`].toSorted(),
    );
    expect(files.has(`avatars/${left}`)).toBe(false);
    const late = await api.call("user/updateProfile", { avatar: left }, me);
    expect(late.code).toBe("INVALID_INPUT");
    const blank = await api.call("user/updateProfile", { avatar: "" }, me);
    expect(blank.responseData.user.avatar).toBeNull();
    expect(await sweepUploads(open.db, store)).toBe(1);
  });

  it("is asked of everybody where the house says so", async () => {
    await open.db.query(
      `insert into settings (key, value) values ('variables', '{"registration_picture":"required"}')
       on conflict (key) do update set value = excluded.value`,
    );
    const house = await createTestApi({ db: open.db, ports: { uploads: store } });
    const without = await house.call("user/register", newcomer());
    expect(without.refusal.fields).toEqual({ avatar: "Obligatorio." });
    const name = nameOf(await send(avatar(), undefined, house));
    expect((await house.call("user/register", { ...newcomer(), avatar: name })).code).toBeNull();
    await open.db.query("delete from settings where key = 'variables'");
    await house.close();
  });
});

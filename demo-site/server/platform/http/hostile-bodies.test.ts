import { describe, expect, it } from "vitest";
import { ApiFault } from "../call/fault";
import { parseJsonObject, readFormBody, readJsonBody } from "./read-body";
import { readForm } from "./read-form";

const BOUNDARY = "----------------------------7d2";
const FORM_HEADERS = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
const SIZE_LIMIT = 12_000_000;

function formText(fields: readonly [name: string, value: string][]): string {
  const parts = fields.map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join("")}--${BOUNDARY}--\r\n`;
}

function formRequest(body: string): Request {
  return new Request("http://x/", { method: "POST", headers: FORM_HEADERS, body });
}

function manyFields(count: number): string {
  return formText(Array.from({ length: count }, (_, n) => [`f${n}`, ""]));
}

async function refusalOf(read: () => unknown): Promise<string | undefined> {
  try {
    await read();
    return undefined;
  } catch (error) {
    if (error instanceof ApiFault) return error.code;
    throw error;
  }
}

/** The shortest of some runs: the time that other work on the machine adds is not measured. */
async function costOf(run: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let n = 0; n < 5; n++) {
    const started = performance.now();
    await run();
    least = Math.min(least, performance.now() - started);
  }
  return least;
}

describe("a form", () => {
  it("gives its fields, and lists of those that stand there twice, in their order", async () => {
    const text = formText([
      ["a", "1"],
      ["b", "x"],
      ["a", "2"],
      ["__proto__", "y"],
    ]);
    const form = await readForm(formRequest(text), new TextEncoder().encode(text));
    expect(Object.entries(form)).toEqual([
      ["a", ["1", "2"]],
      ["b", "x"],
      ["__proto__", "y"],
    ]);
  });

  it("may hold many parts, though not without end", async () => {
    const read = (count: number) => readFormBody(formRequest(manyFields(count)), SIZE_LIMIT);
    expect(Object.keys(await read(60))).toHaveLength(60);
    expect(await refusalOf(() => read(20_000))).toBe("BODY_TOO_COMPLEX");
  });

  it("ten times as large costs far less than the hundred times of a reader that looks at each field again", async () => {
    const read = (text: string) => () =>
      refusalOf(() => readFormBody(formRequest(text), SIZE_LIMIT));
    const [small, large] = [manyFields(1_500), manyFields(15_000)];
    await costOf(read(small));
    // Of less than a millisecond nothing can be said; the reader that was quadratic took seconds.
    const least = Math.max(1, await costOf(read(small)));
    expect(await costOf(read(large))).toBeLessThan(40 * least);
  });
});

describe("a body in pieces", () => {
  function inPieces(size: number, count: number) {
    const sent = { pieces: 0 };
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          if (sent.pieces === count) return controller.close();
          sent.pieces += 1;
          controller.enqueue(new Uint8Array(size).fill(0x20));
        },
      },
      { highWaterMark: 0 },
    );
    const init = { method: "POST", body, duplex: "half" } as RequestInit;
    return { request: new Request("http://x/", init), sent };
  }

  it("of single bytes is not read to its end", async () => {
    const { request, sent } = inPieces(1, 60_000);
    expect(await refusalOf(() => readJsonBody(request, 65_536))).toBe("BODY_TOO_COMPLEX");
    expect(sent.pieces).toBeLessThan(1_000);
  });

  it("as networks make them is read", async () => {
    const { request, sent } = inPieces(1_200, 8_000);
    await readJsonBody(request, SIZE_LIMIT);
    expect(sent.pieces).toBe(8_000);
  });
});

describe("JSON", () => {
  const nested = (depth: number) => `{"a":${"[".repeat(depth)}${"]".repeat(depth)}}`;

  it("is refused by a word of its own where it is nested too deeply", async () => {
    for (const depth of [40, 30_000]) {
      expect(await refusalOf(() => parseJsonObject(nested(depth)))).toBe("BODY_TOO_COMPLEX");
    }
    const objects = `${'{"a":'.repeat(9_000)}1${"}".repeat(9_000)}`;
    expect(await refusalOf(() => parseJsonObject(objects))).toBe("BODY_TOO_COMPLEX");
  });

  it("may hold as many brackets as it likes beside each other and in its texts", () => {
    expect(parseJsonObject(nested(20))).toHaveProperty("a");
    const wide = { list: Array.from({ length: 500 }, () => ({ a: [] })) };
    expect(parseJsonObject(JSON.stringify(wide))).toEqual(wide);
    const text = { text: `"\\${"[{".repeat(500)}\\"`, next: "\\" };
    expect(parseJsonObject(JSON.stringify(text))).toEqual(text);
  });
});

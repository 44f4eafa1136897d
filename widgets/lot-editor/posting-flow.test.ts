import { expect, test } from "vitest";
import {
  type PostingEvent,
  type PostingFlow,
  postingFlow,
  showsMissing,
  startPosting,
} from "./posting-flow";

const START = startPosting({ step: "vehicle", missing: { title: "Obligatorio." } });
const went = (step: PostingFlow["step"], field?: string): PostingEvent => ({
  type: "went",
  step,
  field,
});

function after(...events: PostingEvent[]): PostingFlow {
  return events.reduce(postingFlow, START);
}

test("says what a step lacks once it was left, and of all of them once that was looked at", () => {
  expect(showsMissing(START, "vehicle")).toBe(false);
  const photos = after(went("photos"));
  expect(photos).toMatchObject({ step: "photos", left: ["vehicle"] });
  expect([showsMissing(photos, "vehicle"), showsMissing(photos, "photos")]).toEqual([true, false]);
  const reviewed = after(went("review"), went("photos"));
  expect(showsMissing(reviewed, "photos")).toBe(true);
  expect(showsMissing(startPosting({ step: "review", missing: {} }), "photos")).toBe(true);
});

test("remembers the step that was left last, each once", () => {
  const back = after(went("photos"), went("vehicle"), went("photos"));
  expect(back.left).toEqual(["photos", "vehicle"]);
  expect(after(went("vehicle", "title"))).toMatchObject({ left: [], wanted: "title" });
});

test("is published once, and says why where it is not", () => {
  const error = {
    code: "INVALID_INPUT",
    message: "Falta algo.",
    fields: { images: "Faltan fotos." },
  } as const;
  expect(after({ type: "publishes" }).publication).toBe("wanted");
  const refused = after({ type: "publishes" }, { type: "refused", error });
  expect(refused).toMatchObject({ publication: "no", refusal: error, missing: error.fields });
  expect(postingFlow(refused, went("photos")).refusal).toBeUndefined();
  expect(postingFlow(refused, { type: "publishes" }).refusal).toBeUndefined();
  expect(after({ type: "publishes" }, { type: "published" }).publication).toBe("done");
});

test("knows what the server says that it lacks", () => {
  expect(after({ type: "read", missing: {} }).missing).toEqual({});
});

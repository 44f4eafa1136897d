import { useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Place, PlacePrediction } from "../contract";
import { widgetSheets } from "../element/sheets";
import { fillPlace } from "../forms";
import { expectAccessible, until } from "../testing";
import { AutocompleteField, PlaceField, type Suggestion, TextField } from ".";

let host: HTMLElement;
let shadow: ShadowRoot;
let root: Root;

beforeEach(() => {
  host = document.createElement("div");
  document.body.append(host);
  shadow = host.attachShadow({ mode: "open" });
  shadow.adoptedStyleSheets = widgetSheets("");
  root = createRoot(shadow);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

const PEOPLE: Suggestion[] = [
  { key: "7", label: "Lucía Ortega", note: "lucia@example.test" },
  { key: "8", label: "Luis Prieto" },
];
const box = () => page.getByRole("combobox");
const option = (name: string) => page.getByRole("option", { name });
const sent = () => new FormData(shadow.querySelector("form") ?? undefined);

function showPeople(load: (text: string) => Promise<readonly Suggestion[]>, delayMs = 30) {
  const chosen = vi.fn();
  root.render(
    <form className="martillo-root">
      <AutocompleteField
        label="Nuevo ganador"
        valueName="changed_user_id"
        load={load}
        delayMs={delayMs}
        onChoose={chosen}
      />
    </form>,
  );
  return chosen;
}

test("asks once somebody pauses, and the keys of a combobox choose", async () => {
  const load = vi.fn(async () => PEOPLE);
  const chosen = showPeople(load, 300);
  await userEvent.click(box());
  await userEvent.keyboard("luc");
  await expect.element(option("Lucía Ortega")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  await expect.element(box()).toHaveAttribute("aria-expanded", "true");
  await expect.element(page.getByRole("status")).toHaveTextContent("2 sugerencias.");
  await expectAccessible(host);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(option("Luis Prieto")).toHaveAttribute("aria-selected", "true");
  const active = box().element().getAttribute("aria-activedescendant");
  expect(shadow.getElementById(active ?? "")?.textContent).toBe("Luis Prieto");
  await userEvent.keyboard("{Home}{Enter}");
  await expect.element(box()).toHaveValue("Lucía Ortega");
  await expect.element(box()).toHaveAttribute("aria-expanded", "false");
  expect(chosen).toHaveBeenLastCalledWith(PEOPLE[0]);
  expect(sent().get("changed_user_id")).toBe("7");
  await userEvent.keyboard("x");
  expect(chosen).toHaveBeenLastCalledWith(undefined);
  expect(sent().get("changed_user_id")).toBe("");
});

test("waits a second and a half where nothing else is said", async () => {
  const load = vi.fn(async () => PEOPLE);
  root.render(
    <form className="martillo-root">
      <AutocompleteField label="Nuevo ganador" load={load} />
    </form>,
  );
  await userEvent.click(box());
  const start = performance.now();
  await userEvent.keyboard("lu");
  await until(() => expect(load).toHaveBeenCalled());
  expect(performance.now() - start).toBeGreaterThan(1450);
});

test("a press chooses and leaves the focus in the text; Escape closes", async () => {
  showPeople(async () => PEOPLE);
  await box().fill("lu");
  await option("Luis Prieto").click();
  await expect.element(box()).toHaveValue("Luis Prieto");
  expect(shadow.activeElement?.getAttribute("role")).toBe("combobox");
  await userEvent.keyboard("{Backspace}");
  await expect.element(option("Luis Prieto")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(option("Luis Prieto")).not.toBeInTheDocument();
});

test("a late answer to an earlier text is not shown", async () => {
  const answers: ((options: readonly Suggestion[]) => void)[] = [];
  showPeople(() => new Promise((resolve) => answers.push(resolve)));
  await box().fill("lu");
  await until(() => expect(answers).toHaveLength(1));
  await box().fill("luc");
  await until(() => expect(answers).toHaveLength(2));
  answers[1]?.(PEOPLE.slice(0, 1));
  await expect.element(option("Lucía Ortega")).toBeVisible();
  answers[0]?.(PEOPLE);
  await expect.element(page.getByRole("status")).toHaveTextContent("1 sugerencia.");
  expect(shadow.querySelectorAll("[role=option]")).toHaveLength(1);
});

test("says that there is nothing, and that it failed", async () => {
  const load = vi.fn(async (): Promise<Suggestion[]> => []);
  showPeople(load);
  await box().fill("zzz");
  await expect.element(page.getByText("No hay sugerencias.").last()).toBeVisible();
  await expectAccessible(host);
  load.mockRejectedValue(new Error("down"));
  await box().fill("zzzz");
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("No se han podido cargar las sugerencias.");
});

const GETAFE: Place = {
  place_id: "ine:28065",
  description: "Getafe, Comunidad de Madrid",
  lat: null,
  lng: null,
  address1: "",
  zip: "",
  city: "Getafe",
  state: "Comunidad de Madrid",
  country: "ES",
};
const PREDICTION: PlacePrediction = {
  place_id: "ine:28065",
  description: GETAFE.description,
  main_text: "Getafe",
  secondary_text: "Comunidad de Madrid",
  address1: "",
};

interface PlaceFormProps {
  geocode?: (address: string) => Promise<Place | undefined>;
  predictions?: readonly PlacePrediction[];
  isLine?: boolean;
}

function PlaceForm({ geocode, predictions = [PREDICTION], isLine = false }: PlaceFormProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form ref={form} className="martillo-root">
      <PlaceField
        label="Dirección"
        name="address1"
        isLine={isLine}
        places={{
          predictions: async () => predictions,
          details: async (id) => (id === GETAFE.place_id ? GETAFE : undefined),
          ...(geocode && { geocode }),
        }}
        onPlace={(place, how) => form.current && fillPlace(form.current, place, how)}
      />
      <TextField label="Código postal" name="zip" defaultValue="99999" />
      <TextField label="Localidad" name="city" />
      <TextField label="Provincia" name="state" />
    </form>
  );
}
const filled = () => Object.fromEntries(sent());

test("a chosen place fills what it knows and leaves the rest", async () => {
  root.render(<PlaceForm />);
  await box().fill("geta");
  await option("Getafe").click();
  await until(() =>
    expect(filled()).toEqual({
      address1: "Getafe",
      zip: "99999",
      city: "Getafe",
      state: "Comunidad de Madrid",
    }),
  );
});

test("a line of an address is emptied by a town, takes a street, and says nothing of what nobody knows", async () => {
  const street = {
    ...PREDICTION,
    place_id: "osm:1",
    main_text: "Calle Mayor 3",
    address1: "Calle Mayor 3",
  };
  root.render(<PlaceForm isLine predictions={[PREDICTION, street]} />);
  await box().fill("geta");
  await option("Getafe").click();
  await until(() => expect(filled()).toMatchObject({ address1: "", city: "Getafe" }));
  await box().fill("calle m");
  await option("Calle Mayor 3").click();
  await until(() => expect(filled()["address1"]).toBe("Calle Mayor 3"));
  const asked = vi.fn(() => []);
  root.render(
    <PlaceForm isLine predictions={{ map: asked } as unknown as readonly PlacePrediction[]} />,
  );
  await box().fill("Calle que nadie conoce");
  await until(() => expect(asked).toHaveBeenCalled());
  await expect.element(page.getByText("No hay sugerencias.")).not.toBeInTheDocument();
});

test("an address typed to its end fills what is empty", async () => {
  const geocode = vi.fn(async () => ({ ...GETAFE, zip: "28901" }));
  root.render(<PlaceForm geocode={geocode} />);
  await page.getByLabelText("Localidad").fill("Mi pueblo");
  await box().fill("Calle Mayor 3, 28901 Getafe");
  await userEvent.keyboard("{Tab}");
  await until(() => expect(filled()["state"]).toBe("Comunidad de Madrid"));
  expect(geocode).toHaveBeenCalledTimes(1);
  expect(filled()).toMatchObject({ zip: "99999", city: "Mi pueblo" });
});

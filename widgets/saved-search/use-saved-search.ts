import { type OutputOf, userAddSavedSearch, userGetSavedSearch } from "../../src/contract";
import { type Form, accepted, email, required, textOf, useForm } from "../../src/forms";
import { useMessages } from "../../src/i18n";
import { type Emit, useCall, useHouseDefaults, useRuntime, useSession } from "../../src/state";
import { CHOICES, type Choice, type FormValues, RANGES, type RangeName } from "./prefilled";
import { savedSearchMessages } from "./saved-search.messages";

/** A value of a list, and to which value of another list it belongs. */
export interface Option {
  value: string;
  label: string;
  of: string | undefined;
}

/** Everything that the form shows. */
export interface SavedSearchModel {
  form: Form<string>;
  /** Asks for an e-mail. */
  isGuest: boolean;
  /** Values to choose from, by criterion; empty until they are known. */
  options: Record<Choice | "category", readonly Option[]>;
}

export interface SavedSearchOptions {
  values: FormValues;
  emit: Emit;
  onSaved: ((matches: { auctions: number; sales: number }) => void) | undefined;
  onSavedByGuest: (email: string) => void;
}

interface TableRow {
  id?: unknown;
  description?: unknown;
  level_id?: unknown;
  active?: unknown;
}

function optionsOf(rows: readonly unknown[] = []): Option[] {
  return rows.flatMap((row) => {
    const { id, description, level_id, active } = row as TableRow;
    if (typeof id !== "string" || active === 0) return [];
    return [
      {
        value: id,
        label: typeof description === "string" ? description : id,
        of: typeof level_id === "string" ? level_id : undefined,
      },
    ];
  });
}

/** Digits of an end of a range; dots and units that people write do not count. */
function digitsOf(data: FormData, name: string): string {
  return textOf(data, name).replace(/\D/g, "").slice(0, 9);
}

function rangeOf(data: FormData, name: RangeName): string {
  const [from, to] = [digitsOf(data, `${name}_from`), digitsOf(data, `${name}_to`)];
  if (from === "" && to === "") return "";
  // Ends the wrong way round are put right rather than refused.
  const isTurned = from !== "" && to !== "" && Number(from) > Number(to);
  return isTurned ? `${to}-${from}` : `${from}-${to}`;
}

type Saved = OutputOf<typeof userAddSavedSearch> & { guest: string | undefined };

/** Holds the form of a saved search. */
export function useSavedSearch(options: SavedSearchOptions): SavedSearchModel {
  const { values, emit, onSaved, onSavedByGuest } = options;
  const t = useMessages(savedSearchMessages);
  const { invalidate } = useRuntime();
  const { status } = useSession();
  const { run } = useCall(userAddSavedSearch);
  const house = useHouseDefaults();
  const isGuest = status === "guest";

  const form = useForm<string, Saved>({
    rules: {
      search_text: required("Title is required feild"),
      ...(isGuest && {
        email: [required(), email()],
        termCheck: accepted("Por favor acepte los términos para continuar."),
      }),
    },
    texts: { TOO_MANY_SAVED_SEARCHES: t("tooMany") },
    async send(data) {
      const guest = isGuest ? textOf(data, "email").trim() : undefined;
      const choices = Object.fromEntries(CHOICES.map((name) => [name, textOf(data, name)]));
      const ranges = Object.fromEntries(RANGES.map((name) => [name, rangeOf(data, name)]));
      const result = await run({
        ...choices,
        ...ranges,
        search_text: textOf(data, "search_text"),
        category: data.getAll("category").filter((value) => typeof value === "string"),
        ...(values.id !== undefined && { id: values.id }),
        ...(guest !== undefined && { email: guest, termCheck: data.has("termCheck") }),
      });
      if (!result.ok) return result;
      return { ok: true, data: { ...result.data, guest } };
    },
    onSent({ record, matches, guest }) {
      invalidate(userGetSavedSearch.name);
      emit("martillo-search-saved", { search: record?.id ?? null, ...matches });
      if (guest === undefined) onSaved?.(matches);
      else onSavedByGuest(guest);
    },
  });

  return {
    form,
    isGuest,
    options: Object.fromEntries<readonly Option[]>(
      (["category", ...CHOICES] as const).map((name) => [name, optionsOf(house?.tables[name])]),
    ) as SavedSearchModel["options"],
  };
}

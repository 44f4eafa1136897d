import { createStore, type StoreApi } from "zustand/vanilla";
import type { CallError, Result } from "../../client";
import {
  type AnyCall,
  commonGetDefault,
  type Defaults,
  type InputOf,
  type LanguageSet,
  type OutputOf,
} from "../../contract";

/** What the house needs of a runtime. */
export interface HouseRuntime {
  call<A extends AnyCall>(
    action: A,
    input: InputOf<A>,
    options?: { isRead?: boolean },
  ): Promise<Result<OutputOf<A>>>;
}

/** The known settings of the house. */
export interface HouseState {
  /** Undefined until the house has answered. */
  defaults: Defaults | undefined;
  /** Why the last question had no answer. */
  error: CallError | undefined;
  isAsking: boolean;
}

/** The settings of the house, shared by all that read them. */
export interface House {
  readonly store: StoreApi<HouseState>;
  /** Asks unless the answer is here. Several wishes are one question; one without an answer is asked again by the next wish. */
  read(): Promise<Result<Defaults>>;
}

/** Asks the house for its settings in the words of a language, the visitor's own without one. Keeps nothing. */
export function askHouse(
  { call }: HouseRuntime,
  language?: LanguageSet,
): Promise<Result<Defaults>> {
  return call(commonGetDefault, language ? { for: language } : {}, { isRead: true });
}

function createHouse(runtime: HouseRuntime): House {
  const store = createStore<HouseState>(() => ({
    defaults: undefined,
    error: undefined,
    isAsking: false,
  }));
  let answer: Promise<Result<Defaults>> | undefined;

  async function ask(): Promise<Result<Defaults>> {
    store.setState({ isAsking: true });
    const result = await askHouse(runtime);
    if (result.ok) store.setState({ defaults: result.data, error: undefined, isAsking: false });
    else {
      answer = undefined;
      store.setState({ error: result.error, isAsking: false });
    }
    return result;
  }

  return { store, read: () => (answer ??= ask()) };
}

/** By the function that makes calls: it is the same in all that speak for one runtime. */
const houses = new WeakMap<HouseRuntime["call"], House>();

/** The house behind a runtime. */
export function houseOf(runtime: HouseRuntime): House {
  let house = houses.get(runtime.call);
  if (!house) houses.set(runtime.call, (house = createHouse(runtime)));
  return house;
}

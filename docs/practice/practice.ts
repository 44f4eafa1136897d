/** The practice auction as one state and what a visitor can do to it. */
import { createStore, type StoreApi } from "zustand/vanilla";
import type { House } from "./house";
import { type JournalEntry, lineEntry } from "./journal";
import type { LineState } from "./line";
import type { Pace } from "./lot";
import { type Round, type RoundView, startRound } from "./round";

export interface PracticeState {
  phase: "idle" | "opening" | "running" | "over" | "failed";
  pace: Pace;
  withReserve: boolean;
  line: LineState;
  house: Pick<House, "apiBase" | "visitor"> | null;
  round: RoundView | null;
  /** Newest first. */
  journal: readonly JournalEntry[];
}

export interface Practice {
  store: StoreApi<PracticeState>;
  /** Opens the house where it is not open yet, and a new lot in it. */
  start(): Promise<void>;
  setPace(pace: Pace): void;
  setReserve(withReserve: boolean): void;
  cutLine(): void;
  restoreLine(): void;
  loseNextAnswer(): void;
  rivalBidsNow(): void;
  jumpToLastMinute(): void;
  award(): void;
  /** Ends the round and closes the house; a start afterwards opens another. */
  close(): void;
}

const LONGEST_JOURNAL = 200;

export interface PracticeOptions {
  /** How long a lot lasts, in milliseconds. @default what the pace says */
  lastsMs?: number;
}

/** `pictures` is the address of the folder with the pictures of the demonstration. */
export function createPractice(pictures: string, { lastsMs }: PracticeOptions = {}): Practice {
  const store = createStore<PracticeState>(() => ({
    phase: "idle",
    pace: "normal",
    withReserve: false,
    line: "up",
    house: null,
    round: null,
    journal: [],
  }));
  let opening: Promise<House> | undefined;
  let round: Round | undefined;
  let entries = 0;
  // A start that another one, or the end of the page, has overtaken tells nothing more.
  let latest = 0;

  function onEntry(entry: JournalEntry) {
    store.setState(({ journal }) => ({ journal: [entry, ...journal].slice(0, LONGEST_JOURNAL) }));
  }

  async function open(): Promise<House> {
    // The server and its database: only a visitor who starts loads them.
    const { openHouse } = await import("./house");
    const house = await openHouse();
    house.line.onChange((line, before) => {
      store.setState({ line });
      // A restart puts the line up again without telling a story about it.
      if (store.getState().phase === "running" && !(line === "up" && before === "trap"))
        onEntry(lineEntry(line, Date.now(), ++entries));
    });
    store.setState({ house });
    return house;
  }

  async function start() {
    round?.stop();
    round = undefined;
    const own = ++latest;
    store.setState({ phase: "opening", journal: [] });
    try {
      const house = await (opening ??= open());
      house.line.restore();
      const started = await startRound({
        house,
        pace: () => store.getState().pace,
        withReserve: store.getState().withReserve,
        pictures,
        lastsMs,
        onEntry,
        onView: (view) => {
          if (own !== latest) return;
          store.setState({ round: view, phase: view.outcome === null ? "running" : "over" });
        },
      });
      if (own === latest) round = started;
      else started.stop();
    } catch {
      if (own !== latest) return;
      opening = undefined;
      store.setState({ phase: "failed", house: null });
    }
  }

  const withHouse = (act: (house: House) => void) => void opening?.then(act, () => {});
  return {
    store,
    start,
    setPace: (pace) => store.setState({ pace }),
    setReserve: (withReserve) => store.setState({ withReserve }),
    cutLine: () => withHouse(({ line }) => line.cut()),
    restoreLine: () => withHouse(({ line }) => line.restore()),
    loseNextAnswer: () => withHouse(({ line }) => line.loseNextAnswer()),
    rivalBidsNow: () => void round?.rivalBidsNow(),
    jumpToLastMinute: () => void round?.jumpToLastMinute(),
    award: () => void round?.award(),
    close() {
      latest += 1;
      round?.stop();
      withHouse((house) => void house.close());
      opening = undefined;
    },
  };
}

import type { IconName } from "../../src/ui";

/** One line of the list under the box. */
export type SearchOption =
  /** A lot: choosing it opens its page. */
  | {
      kind: "lot";
      key: string;
      lot: number;
      title: string;
      thumb: string | undefined;
      /** Decimal euro. */
      price: string;
      sale: "auction" | "sale" | "ended" | "scheduled";
    }
  /** A text to search for, completed or as typed. */
  | { kind: "search"; key: string; text: string; icon: IconName };

/** The box as its view shows it. */
export interface SearchBoxModel {
  text: string;
  /** What the options are marked by. */
  asked: string;
  isOpen: boolean;
  isLoading: boolean;
  /** The code of the suggestions could not be loaded; the search works without. */
  hasFailed: boolean;
  options: readonly SearchOption[];
  /** Index of the option that Enter would choose. */
  activeIndex: number | null;
  hrefOf: (option: SearchOption) => string;
  /** The visitor is about to type: the code of the suggestions is loaded. */
  prepare: () => void;
  /** Loads the code of the suggestions once more. */
  onRetry: () => void;
  onText: (text: string) => void;
  onOpen: () => void;
  onClose: () => void;
  /** Null: no option. */
  onPoint: (index: number | null) => void;
  /** Returns false when the host takes it into its own hands, or there is nowhere to go. */
  onChoose: (option: SearchOption) => boolean;
  /** Returns false when the form must not be sent by the browser. */
  onSubmit: () => boolean;
  onClear: () => void;
}

import { type Ref, useRef } from "react";
import { type EventProps, useWidgetEvents } from "../../src/state";
import { SearchBoxView } from "./SearchBoxView";
import { useSearchBox } from "./use-search-box";

/** What a search box tells. */
export type SearchBoxEvents = EventProps<"martillo-search-request" | "martillo-lot-open-request">;

/** Props of `SearchBox`: what it searches, its texts, and a callback for each event. */
export interface SearchBoxProps extends SearchBoxEvents {
  /** 1 suggests timed auctions only, 0 direct sales only; without it both. */
  auction?: 0 | 1;
  /** The text to start with; the box follows it whenever it says something new. */
  search?: string;
  /** Id of the list that shows what is found, or of a box around it. @default the only list of the page */
  htmlFor?: string;
  /** Where the form is sent as a plain GET (`?search=…`) unless the host or a list of the page takes the search over. */
  action?: string;
  /** Name for screen readers. @default "Buscar vehículos" */
  label?: string;
  /** @default "Marca, modelo o palabra" */
  placeholder?: string;
}

/** Searches vehicles, with suggestions while typing. */
export function SearchBox(props: SearchBoxProps) {
  const emit = useWidgetEvents(props);
  const model = useSearchBox(props, emit);
  const input: Ref<HTMLInputElement> = useRef(null);
  return (
    <SearchBoxView
      model={{
        ...model,
        onClear() {
          model.onClear();
          input.current?.focus();
        },
      }}
      label={props.label}
      placeholder={props.placeholder}
      action={props.action}
      inputRef={input}
    />
  );
}

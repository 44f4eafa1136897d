import { LotCard, MartilloProvider, type Phrases } from "martillo";
import "martillo/styles.css";
import { use } from "react";

/** The language is a chunk of its own: visitors who read Spanish never load it. */
const phrases: Promise<Phrases> = import("martillo/locales/en").then(({ en }) => en);

export function EnglishLot({ id }: { id: number }) {
  return (
    <MartilloProvider apiBase="https://subastas.example" locale="en" phrases={use(phrases)}>
      <LotCard lot={id} />
    </MartilloProvider>
  );
}

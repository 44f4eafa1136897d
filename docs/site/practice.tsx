import { createRoot } from "react-dom/client";
import { PracticeAuction } from "../practice/PracticeAuction";
import "./practice.css";

/** Shows the practice auction in a place of a page. Returns what ends it. */
export function mountPractice(place: HTMLElement, pictures: string): () => void {
  const root = createRoot(place);
  root.render(<PracticeAuction pictures={pictures} />);
  return () => root.unmount();
}

import "./brand.css";
import { Link } from "react-router";
import { Mark } from "./Mark";

/** Mark and name; the way home. */
export function Brand() {
  return (
    <Link className="site-brand" to="/" aria-label="Martillo, inicio">
      <Mark />
      <span className="site-brand__name">Martillo</span>
    </Link>
  );
}

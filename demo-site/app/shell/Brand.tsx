import { PATHS } from "martillo/contract";
import "./brand.css";
import { useMessages } from "martillo";
import { Link } from "react-router";
import { Mark } from "./Mark";
import { shellMessages } from "./shell.messages";

/** Mark and name; the way home. */
export function Brand() {
  const t = useMessages(shellMessages);
  return (
    <Link className="site-brand" to={PATHS.home} aria-label={t("homeLink")}>
      <Mark />
      <span className="site-brand__name">Martillo</span>
    </Link>
  );
}

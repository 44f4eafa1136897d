import "./site.css";
import { addCopyButtons } from "./copy-code";
import { followSearch } from "./search";
import { followThemeSwitch } from "./theme-switch";

addCopyButtons();
followSearch();
followThemeSwitch();

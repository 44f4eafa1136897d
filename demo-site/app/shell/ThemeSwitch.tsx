import { Monitor, Moon, Sun } from "lucide-react";
import { chooseTheme, type Theme, THEMES, useTheme } from "../theme/theme-choice";

const LABELS: Record<Theme, string> = { auto: "Automático", light: "Claro", dark: "Oscuro" };
const ICONS = { auto: Monitor, light: Sun, dark: Moon };

export function ThemeSwitch() {
  const current = useTheme();
  return (
    <fieldset className="site-theme">
      <legend>Aspecto</legend>
      {THEMES.map((theme) => {
        const Icon = ICONS[theme];
        return (
          <label key={theme} className="site-theme__choice">
            <input
              type="radio"
              name="site-theme"
              value={theme}
              checked={theme === current}
              onChange={() => chooseTheme(theme)}
            />
            <Icon size={16} aria-hidden="true" />
            {LABELS[theme]}
          </label>
        );
      })}
    </fieldset>
  );
}

import { Monitor, Moon, Sun } from "lucide-react";
import { useMessages } from "martillo";
import { chooseTheme, THEMES, useTheme } from "../theme/theme-choice";

import { shellMessages } from "./shell.messages";

const ICONS = { auto: Monitor, light: Sun, dark: Moon };

export function ThemeSwitch() {
  const t = useMessages(shellMessages);
  const current = useTheme();
  return (
    <fieldset className="site-theme">
      <legend>{t("theme")}</legend>
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
            {t(theme)}
          </label>
        );
      })}
    </fieldset>
  );
}

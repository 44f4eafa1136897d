const KEY = "martillo-docs-theme";

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined
    ? matchMedia("(prefers-color-scheme: dark)").matches
    : theme === "dark";
}

export function followThemeSwitch(): void {
  const button = document.querySelector<HTMLButtonElement>("[data-theme-switch]");
  if (!button) return;
  const show = () => button.setAttribute("aria-pressed", String(isDark()));
  show();
  button.hidden = false;
  button.addEventListener("click", () => {
    const next = isDark() ? "light" : "dark";
    document.documentElement.dataset["theme"] = next;
    show();
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Storage may be blocked; the choice holds for this page.
    }
  });
}

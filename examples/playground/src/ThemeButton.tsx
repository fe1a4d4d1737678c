import { useState } from "react";

const themes = ["system", "light", "dark"] as const;

/** Light, dark, or as the system has it. */
export function ThemeButton() {
  const [theme, setTheme] = useState<(typeof themes)[number]>(
    () => themes.find((each) => each === localStorage.getItem("theme")) ?? "system",
  );
  document.documentElement.dataset["theme"] = theme;
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";
  return (
    <button
      type="button"
      onClick={() => {
        localStorage.setItem("theme", next);
        setTheme(next);
      }}
    >
      Colors: {theme}
    </button>
  );
}

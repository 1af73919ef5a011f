import { Moon, Sun } from "lucide-react";
import { IconButton } from "../ui/IconButton.tsx";
import { useTheme } from "../ui/theme.ts";

/** Switches between light and dark. */
export function ThemeButton() {
  const { theme, setChoice } = useTheme();
  const other = theme === "dark" ? "light" : "dark";
  return (
    <IconButton label={`Switch to ${other} theme`} onClick={() => setChoice(other)}>
      {theme === "dark" ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />}
    </IconButton>
  );
}

import { view } from "../../apollo/session.ts";
import { overlay } from "../../shell/overlay.ts";
import { stopView } from "../../shell/view/stopView.ts";
import { useViewer } from "../../shell/ViewerProvider.tsx";
import { useTheme } from "../../ui/theme.ts";

/** An action of the palette; `also` are other words that members may type for it. */
export type Act = { label: string; also: string; act: () => void };

/** The actions that the palette can run without going to another screen. */
export function useActs(): readonly Act[] {
  const { theme, choice, setChoice } = useTheme();
  const { signOut } = useViewer();
  const other = theme === "dark" ? "light" : "dark";
  return [
    {
      label: `Switch to ${other} theme`,
      also: "toggle colour mode night day",
      act: () => setChoice(other),
    },
    ...(choice === "system"
      ? []
      : [
          {
            label: "Theme as the device has it",
            also: "system colour mode",
            act: () => setChoice("system"),
          },
        ]),
    { label: "Open your cart", also: "basket checkout", act: () => overlay.open("cart") },
    {
      label: "Show keyboard shortcuts",
      also: "keys help single",
      act: () => overlay.open("keys"),
    },
    view
      ? { label: "Stop viewing", also: "leave sign out", act: () => void stopView() }
      : { label: "Sign out", also: "log leave", act: () => void signOut() },
  ];
}
